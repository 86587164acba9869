-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck" }

return card {
  id = "sfd-215", name = "Ravenbloom Conservatory", type = "battlefield",

  when {
    event = "defend_battlefield", by = "you", subject = "me",
    run = function(game)
      game.take_from_top(1, { where = a_spell, revealed = true, to = "hand", rest = "recycle" })
    end,
  },
}
