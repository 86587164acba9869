-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-012", name = "Taiki Shuttle", type = "follower", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 2, attack = 2, defense = 3, keywords = { "race" },

  when { event = "return_to_hand", subject = "me", from = "field",
    targets = { follower { enemy = true } },
    run = function(game, me, it)
      game.deal(2, it)
    end },
}
