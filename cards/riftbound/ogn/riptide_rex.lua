-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-092", name = "Riptide Rex", type = "unit",
  domains = { "mind" }, cost = { energy = 6, power = { mind = 2 } }, might = 6,
  tags = { "Pirate", "Bilgewater" },

  when_played {
    targets = { unit { enemy = true, at = "battlefield" } },
    run = function(game, me, enemy)
      game.deal(6, enemy)
    end,
  },
}
