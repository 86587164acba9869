-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-002", name = "Ancient Elf", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 2, attack = 2, defense = 2, keywords = { "ward" }, evolve = 1,

  fanfare { process = { return_to_hand = card { friendly = true, other = true } },
    run = function(game, me)
      game.give(me, { attack = 1, defense = 1 })
    end },
}
