-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-196", name = "Soulgorger", type = "unit",
  domains = { "chaos" }, cost = { energy = 8, power = { chaos = 2 } }, might = 5,
  tags = { "Spirit", "Shadow Isles" },

  when_played {
    optional = true,
    targets = { unit { zone = "trash", mine = true } },
    run = function(game, me, buried)
      game.play(buried, { ignoring = "energy" })
    end,
  },
}
