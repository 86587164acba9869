-- SPDX-License-Identifier: MIT
-- What counts is the printed cost (131.4).
return card {
  id = "ogs-021", name = "Lady of Luminosity, Starter", type = "legend",
  supertypes = { "champion" },
  domains = { "mind", "order" }, tags = { "Lux" },

  when {
    event = "play", by = "you", subject = spell { energy = at_least(5) },
    run = function(game)
      game.draw(1)
    end,
  },
}
