-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-063", name = "Sakura Chiyono O", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 3, attack = 3, defense = 3, keywords = { "race" },

  on_race { targets = { up_to(1, card { zone = "cemetery", owned = true, traits = "Umamusume" }) },
    run = function(game, me, it)
      game.give(me, { attack = 1, defense = 1 })
      game.put(it, "hand")
    end },
}
