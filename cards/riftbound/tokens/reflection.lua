-- SPDX-License-Identifier: MIT
-- Rule 184.6.
return card {
  id = "token-reflection", name = "Reflection", type = "unit", supertypes = { "token" }, might = 0,
}
