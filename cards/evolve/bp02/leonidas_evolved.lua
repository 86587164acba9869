-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-023", name = "Leonidas", type = "follower", class = "swordcraft",
  evolved = true, traits = { "Commander" },
  attack = 6, defense = 7,

  on_evolve { targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(5, { it, me })
    end },
  last_words { run = function(game) game.summon("Leonidas's Resolve") end },
}
