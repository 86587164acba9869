-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-088", name = "Imprisoned Dragon", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 3, attack = 4, defense = 4, keywords = { "ward" },

  static { cannot = { "attack_followers", "attack_leaders" } },
}
