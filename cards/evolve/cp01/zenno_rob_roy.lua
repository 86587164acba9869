-- SPDX-License-Identifier: MIT
local wanted = any_of { spell { zone = "deck" }, amulet { zone = "deck" } }

return card {
  id = "CP01-032", name = "Zenno Rob Roy", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 1, attack = 0, defense = 2, keywords = { "race" },

  when { signal = "race", subject = follower { friendly = true, other = true },
    run = function(game)
      local seen = game.look(4)
      local found = game.choose(seen, { where = wanted, optional = true, text = "Which card do you take?" })
      game.reveal(found)
      game.put(found, "hand")
      game.put(game.rest(seen, found), "deck_bottom")
    end },
}
