-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-061", name = "Transmorgrifried Wyrm", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 4, attack = 5, defense = 5,

  fanfare { targets = { card { zone = "ex" } },
    run = function(game, me, victim)
      game.transform(victim, "Dragon")
    end },
}
