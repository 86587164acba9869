-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-206", name = "Riposte", type = "spell", supertypes = { "signature" },
  domains = { "body", "order" }, cost = { energy = 2, power = { ["body/order"] = 2 } },
  tags = { "Fiora" }, keywords = { "reaction" },

  targets = { unit { friendly = true }, spell {} },
  run = function(game, me, unit, other)
    local energy = other.energy
    game.counter(other)
    game.give(unit, { might = energy, lasts = "turn" })
  end,
}
