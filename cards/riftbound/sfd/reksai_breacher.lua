-- SPDX-License-Identifier: MIT
-- Accelerate is an additional cost of the card that is played, wherever it is played from (419.1.a).  Tokens come from the
-- chain, where they are created (183); without a domain they pay any Power (805.1.a.2).
return card {
  id = "sfd-029", name = "Rek'Sai, Breacher", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 3 }, might = 3, tags = { "Rek'Sai", "The Void" },
  keywords = { "accelerate", "assault" },

  static {
    affects = units {
      friendly = true, from = { "champion", "facedown", "deck", "trash", "banishment", "chain" },
    },
    keywords = { "accelerate" },
  },
}
