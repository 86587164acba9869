-- SPDX-License-Identifier: MIT
-- Rule 184.1.
return card {
  id = "token-recruit", name = "Recruit", type = "unit", supertypes = { "token" },
  might = 1, tags = { "Recruit" },
}
