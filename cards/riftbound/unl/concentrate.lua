-- SPDX-License-Identifier: MIT
-- "Instead" replaces the lower tier, so the higher one adds what it has more (824).
return card {
  id = "unl-091", name = "Concentrate", type = "spell",
  domains = { "body" }, cost = { energy = 5 }, keywords = { level = 6 },

  static { level = 6, affects = "me", cost = { energy = -2 } },
  static { level = 11, affects = "me", cost = { energy = -2 } },
  run = function(game)
    game.draw(2)
  end,
}
