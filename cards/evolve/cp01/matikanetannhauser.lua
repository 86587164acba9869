-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-065", name = "Matikanetannhauser", type = "follower", class = "abysscraft",
  traits = { "Umamusume" },
  cost = 4, attack = 4, defense = 4, keywords = { "race" },

  fanfare { targets = { amulet { enemy = true } },
    run = function(game, me, it)
      game.destroy(it)
    end },
}
