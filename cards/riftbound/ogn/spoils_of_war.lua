-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-144", name = "Spoils of War", type = "spell",
  domains = { "body" }, cost = { energy = 4, power = { body = 1 } },
  keywords = { "reaction" },

  static {
    affects = "me", cost = { energy = -2 },
    while_ = number.tally { event = "die", subject = unit { enemy = true } }:at_least(1),
  },
  run = function(game)
    game.draw(2)
  end,
}
