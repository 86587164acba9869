-- SPDX-License-Identifier: MIT
-- A token: no deck holds it. Its id begins with "token-", what follows is what play_token calls it.
return card {
  id = "token-moth", name = "Moth", type = "unit", supertypes = { "token" },
  might = 1, tags = { "Moth" },
}
