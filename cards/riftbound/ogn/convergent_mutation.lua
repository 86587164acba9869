-- SPDX-License-Identifier: MIT
-- Both units are targets (355.10); the increase is measured on resolution and fixed (472.3.b).
return card {
  id = "ogn-108", name = "Convergent Mutation", type = "spell",
  domains = { "mind" }, cost = { energy = 2, power = { mind = 1 } },
  keywords = { "reaction" },

  targets = { unit { friendly = true }, another(unit { friendly = true }) },
  run = function(game, me, ally, model)
    game.raise_might(ally, model.might, { lasts = "turn" })
  end,
}
