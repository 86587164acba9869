-- SPDX-License-Identifier: MIT
-- Rule 184.4.
return card {
  id = "token-mech", name = "Mech", type = "unit", supertypes = { "token" },
  might = 3, tags = { "Mech" },
}
