-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-003", name = "Ancient Elf", type = "follower", class = "forestcraft",
  evolved = true, traits = { "Elf" },
  attack = 3, defense = 3, keywords = { "ward" },

  on_evolve { process = { return_to_hand = card { friendly = true, other = true } },
    run = function(game, me)
      game.give(me, { attack = 1, defense = 1 })
    end },
}
