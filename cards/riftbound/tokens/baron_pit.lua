-- SPDX-License-Identifier: MIT
-- Rule 184.9.
return card {
  id = "token-baron_pit", name = "Baron Pit", type = "battlefield", supertypes = { "token" },

  static { affects = "me", open_to_moves = true },
}
