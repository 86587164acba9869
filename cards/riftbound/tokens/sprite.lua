-- SPDX-License-Identifier: MIT
-- Rule 184.2.
return card {
  id = "token-sprite", name = "Sprite", type = "unit", supertypes = { "token" },
  might = 3, tags = { "Fae" },
  keywords = { "temporary" },
}
