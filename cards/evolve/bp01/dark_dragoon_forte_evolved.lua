-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-077", name = "Dark Dragoon Forte", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Dragonheart" },
  attack = 7, defense = 3, keywords = { "storm", "aura" },
}
