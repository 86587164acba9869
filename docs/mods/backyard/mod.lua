-- SPDX-License-Identifier: MIT
return mod {
  name = "backyard", version = "1.0", game = "riftbound",
  title = "Backyard Duel",
  text = "A short game with house rules: a format, and nothing else.",
}
