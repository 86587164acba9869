-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-058", name = "Polyphonic Roar", type = "amulet", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 5,

  when { event = "enter", subject = follower { friendly = true, token = true, name = "Dragon" },
    turn = "you", once_each_turn = true,
    targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
    run = function(game, me, foe)
      game.deal(5, foe)
    end },
}
