-- SPDX-License-Identifier: MIT
local used = followers { zone = "evolve_deck", owned = true, evolved = true, faceup = true }

return card {
  id = "BP02-111", name = "Archangel Reina", type = "follower", class = "neutral",
  evolved = true, traits = { "Angel" },
  attack = 5, defense = 6, keywords = { "ward" },

  on_evolve {
    run = function(game)
      game.recover(game.count(used))
      game.turn_facedown(used)
    end },
}
