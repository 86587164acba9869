-- SPDX-License-Identifier: MIT
local wanted = spell { zone = "deck", owned = true, traits = "Umamusume" }
local spells_played = number.tally { event = "play", by = "you", subject = spell { traits = "Umamusume" } }

return card {
  id = "CP01-029", name = "Daiwa Scarlet", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 4, attack = 3, defense = 4, keywords = { "race" },

  fanfare { run = function(game) game.search(wanted) end },
  static { affects = spells { friendly = true, traits = "Umamusume" }, cost = -1, while_ = spells_played:equals(0) },
  when { event = "play", by = "you", subject = spell {}, nth = 3,
    targets = { follower { friendly = true, traits = "Umamusume" } },
    run = function(game, me, it)
      game.give({ it, me }, { keyword = "storm" })
    end },
}
