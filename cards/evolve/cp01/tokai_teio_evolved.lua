-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-015", name = "Tokai Teio", type = "follower", class = "swordcraft",
  -- check: allow no-face the face it evolves from is not scripted yet
  evolved = true, traits = { "Umamusume" },
  attack = 5, defense = 5, keywords = { "storm" },
}
