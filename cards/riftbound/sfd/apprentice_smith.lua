-- SPDX-License-Identifier: MIT
local a_gear = gear { zone = "deck" }

return card {
  id = "sfd-041", name = "Apprentice Smith", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 2, tags = { "Freljord" },

  when {
    event = "move", subject = "me",
    run = function(game)
      for _, top in ipairs(game.reveal_top(1)) do
        if game.is(top, a_gear) then
          game.draw(1, { card = top })
        else
          game.recycle(top)
        end
      end
    end,
  },
}
