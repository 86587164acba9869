-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-145", name = "Mainyu", type = "follower", class = "havencraft",
  evolved = true, traits = { "Zealot" },
  attack = 3, defense = 3, keywords = { "aura" },
}
