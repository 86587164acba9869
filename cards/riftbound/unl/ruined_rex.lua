-- SPDX-License-Identifier: MIT
return card {
  id = "unl-067", name = "Ruined Rex", type = "unit",
  domains = { "mind" }, cost = { energy = 6, power = { mind = 1 } }, might = 6,
  tags = { "Bilgewater" },

  deathknell {
    targets = { unit { enemy = true } },
    run = function(game, me, foe)
      game.deal(4, foe)
    end,
  },
}
