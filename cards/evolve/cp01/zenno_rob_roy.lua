-- SPDX-License-Identifier: MIT
local wanted = any_of { spell { zone = "deck" }, amulet { zone = "deck" } }

return card {
  id = "CP01-032", name = "Zenno Rob Roy", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 1, attack = 0, defense = 2, keywords = { "race" },

  when { signal = "race", subject = follower { friendly = true, other = true },
    run = function(game)
      game.take_from_top(4, { optional = true, where = wanted, reveal = true, to = "hand", rest = "deck_bottom" })
    end },
}
