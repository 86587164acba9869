-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-066", name = "Dragontamer", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Dragonheart" },
  attack = 3, defense = 3,

  on_evolve { process = { discard = 1 },
    targets = { follower { zone = "cemetery", owned = true, traits = "Wyrmkin" } },
    run = function(game, me, found)
      game.return_to_hand(found)
    end },
}
