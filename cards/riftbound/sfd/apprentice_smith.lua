-- SPDX-License-Identifier: MIT
local a_gear = gear { zone = "deck" }

return card {
  id = "sfd-041", name = "Apprentice Smith", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 2, tags = { "Freljord" },

  when {
    event = "move", subject = "me",
    run = function(game)
      game.take_from_top(1, { where = a_gear, revealed = true, to = "draw", rest = "recycle" })
    end,
  },
}
