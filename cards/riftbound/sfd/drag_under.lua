-- SPDX-License-Identifier: MIT
-- Another player's hand is no hand of yours.
return card {
  id = "sfd-164", name = "Drag Under", type = "spell",
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, keywords = { "action" },

  static { affects = "me", cost = { energy = -2 }, if_ = { from = none_of { "hand" } } },
  static { affects = "me", cost = { energy = -2 }, if_ = { from = "hand", owned = false } },
  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.kill(victim)
  end,
}
