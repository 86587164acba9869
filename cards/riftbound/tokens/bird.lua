-- SPDX-License-Identifier: MIT
-- Rule 184.7.
return card {
  id = "token-bird", name = "Bird", type = "unit", supertypes = { "token" },
  might = 1, tags = { "Bird" },
  keywords = { "deflect" },
}
