-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-226", name = "Spectral Matron", type = "unit",
  domains = { "order" }, cost = { energy = 4, power = { order = 2 } }, might = 4,
  tags = { "Spirit", "Shadow Isles" },

  when_played {
    optional = true,
    targets = { unit { zone = "trash", mine = true, energy = at_most(3), power = at_most(1) } },
    run = function(game, me, buried)
      game.play(buried, { ignoring = "cost" })
    end,
  },
}
