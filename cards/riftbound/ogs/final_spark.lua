-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-022", name = "Final Spark", type = "spell", supertypes = { "signature" },
  domains = { "mind", "order" }, cost = { energy = 8 }, tags = { "Lux" },
  keywords = { "action" },

  targets = { unit {} },
  run = function(game, me, victim)
    game.deal(8, victim)
  end,
}
