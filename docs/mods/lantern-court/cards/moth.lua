-- SPDX-License-Identifier: MIT
-- A token: no deck holds it, cards make it.
return card {
  id = "lantern-t01", name = "Moth", type = "unit", supertypes = { "token" },
  might = 1, tags = { "Moth" },
}
