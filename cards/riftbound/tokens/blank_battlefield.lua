-- SPDX-License-Identifier: MIT
-- Rule 652.2.a: what takes the place of a removed player's battlefield.
return card {
  id = "token-blank-battlefield", name = "Blank Battlefield", type = "battlefield",
  supertypes = { "token" },
}
