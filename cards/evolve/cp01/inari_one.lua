-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-074", name = "Inari One", type = "follower", class = "havencraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 3, keywords = { "race" },

  fanfare { process = { discard = amulet { zone = "hand", friendly = true } },
    run = function(game, me) game.give(me, { attack = 2, keyword = "rush" }) end },
}
