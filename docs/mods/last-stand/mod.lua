-- SPDX-License-Identifier: MIT
-- A worked mod: two keywords with a timing of their own, and cards that have them
-- (docs/keywords.md).
return mod {
  name = "last-stand", version = "1.0", game = "riftbound",
}
