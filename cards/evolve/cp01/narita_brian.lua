-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-016", name = "Narita Brian", type = "follower", class = "swordcraft",
  traits = { "Umamusume" },
  cost = 8, attack = 6, defense = 8, keywords = { "bane", "ward", "aura", "race" },

  activated { cost = { engage = "me" },
    targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
    run = function(game, me, it)
      game.deal(5, it)
    end },
}
