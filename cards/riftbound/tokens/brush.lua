-- SPDX-License-Identifier: MIT
-- Rule 184.8.
return card {
  id = "token-brush", name = "Brush", type = "battlefield", supertypes = { "token" },

  static {
    affects = units { at = "here", tags = any_of { "Bird", "Cat", "Dog", "Poro", "Ivern" } },
    might = 1,
  },
  when {
    event = "score", by = "you", subject = "me", optional = true,
    run = function(game, me)
      game.swap_back(me)
    end,
  },
}
