-- SPDX-License-Identifier: MIT
-- A worked mod: designs of kinds that docs/mods/twelve has none of, with their scenarios (README.md).
return mod {
  name = "more", version = "1.0", game = "riftbound",
  title = "More hard designs",
  text = "Damage that becomes a debt, fuses, prices that remember, a part that is played, and a game of one against two.",
}
