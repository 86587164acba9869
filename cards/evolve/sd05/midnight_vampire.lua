-- SPDX-License-Identifier: MIT
return card {
  id = "SD05-005", name = "Midnight Vampire", type = "follower", class = "abysscraft",
  traits = { "Vampire" },
  cost = 3, attack = 2, defense = 4,

  fanfare { run = function(game, me) game.summon "Forest Bat" end },
  static { affects = followers { friendly = true, name = "Forest Bat", token = true },
    keywords = { "drain" } },
}
