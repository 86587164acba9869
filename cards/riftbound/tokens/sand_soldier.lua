-- SPDX-License-Identifier: MIT
-- Rule 184.3.
return card {
  id = "token-sand_soldier", name = "Sand Soldier", type = "unit", supertypes = { "token" },
  might = 2, tags = { "Shurima" },
}
