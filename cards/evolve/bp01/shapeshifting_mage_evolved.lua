-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-082", name = "Shapeshifting Mage", type = "follower", class = "dragoncraft",
  evolved = true, traits = { "Dragonewt" },
  attack = 2, defense = 2, keywords = { "assail", "bane" },
}
