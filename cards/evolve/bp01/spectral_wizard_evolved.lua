-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-060", name = "Spectral Wizard", type = "follower", class = "runecraft",
  evolved = true, traits = { "Mage" },
  attack = 3, defense = 3,

  on_evolve { targets = { follower { enemy = true } },
    process = { discard = spell { zone = "hand", owned = true } },
    run = function(game, me, foe) game.deal(4, foe) end },
}
