-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-119", name = "Ahri, Inquisitive", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 3, power = { mind = 1 } }, might = 3,
  tags = { "Ahri", "Ionia" },

  when {
    event = { "attack", "defend" }, subject = "me",
    targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, enemy)
      game.give(enemy, { might = -2, lasts = "turn", minimum = 1 })
    end,
  },
}
