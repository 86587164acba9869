-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-012", name = "Elf Child May", type = "follower", class = "forestcraft",
  traits = { "Elf" },
  cost = 1, attack = 1, defense = 1,

  fanfare { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(1, foe)
    end },

  when { event = "return_to_hand", subject = "me", from = "field",
    targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(1, foe)
    end },
}
