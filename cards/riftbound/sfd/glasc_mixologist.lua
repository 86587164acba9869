-- SPDX-License-Identifier: MIT
-- The unit is chosen as the ability is finalized, when what died with him lies in the trash.
return card {
  id = "sfd-165", name = "Glasc Mixologist", type = "unit",
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 5,
  tags = { "Zaun" },

  deathknell {
    optional = true,
    targets = { unit { zone = "trash", mine = true, energy = at_most(3), power = at_most(1) } },
    run = function(game, me, found)
      game.play(found, { ignoring = "cost" })
    end,
  },
}
