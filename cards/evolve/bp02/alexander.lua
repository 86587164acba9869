-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-020", name = "Alexander", type = "follower", class = "swordcraft",
  traits = { "Commander" },
  cost = 6, attack = 5, defense = 9, keywords = { "rush", "assail" },

  when { event = "damage", source = "me", subject = follower {}, cause = "combat", turn = "you",
    run = function(game, me) game.refresh(me) end },
}
