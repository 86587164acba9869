-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-067", name = "Twin-Headed Dragon", type = "follower", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 4, attack = 2, defense = 5,

  fanfare { cost = { play_points = 3 }, run = function(game, me) game.summon "Dragon" end },
  damage { source = "me", subject = leaders {}, cause = "attack", amount = number.event() * 2 },
  damage { source = "me", subject = followers {}, cause = "combat", amount = number.event() * 2 },
}
