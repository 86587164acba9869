-- SPDX-License-Identifier: MIT
local pets = { "Bird", "Cat", "Dog", "Poro" }

return card {
  id = "unl-168", name = "Undying Loyalty", type = "spell",
  domains = { "order" }, cost = { energy = 2, power = { order = 1 } },

  static {
    affects = "me",
    cost = { energy = -2, choosing = unit { zone = "trash", tags = pets } },
  },
  targets = { unit { zone = "trash", mine = true, energy = at_most(2), power = at_most(1) } },
  run = function(game, me, buried)
    game.play(buried, { ignoring = "cost" })
  end,
}
