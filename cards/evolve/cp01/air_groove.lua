-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-019", name = "Air Groove", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 2, keywords = { "race" },

  on_race { targets = { up_to(1, follower { friendly = true, other = true }) },
    run = function(game, me, it)
      game.give(me, { attack = 1, defense = 1 })
      game.refresh(it)
      game.start("rests", it, { lasts = "turn" })
    end },
  abilities = { rests = static { cannot = "attack" } },
}
