-- SPDX-License-Identifier: MIT
local another = number.count(cards { friendly = true, other = true, traits = "Umamusume" })

return card {
  id = "CP01-044", name = "Champion's Passion", type = "amulet", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 7,

  fanfare { targets = { only_if(another:at_least(1), follower { enemy = true }) },
    run = function(game, me, foe)
      game.deal(4, foe)
    end },
  when { event = "main_phase", by = "you",
    targets = { any_of { leader { enemy = true }, follower { enemy = true } } },
    run = function(game, me, foe)
      game.deal(4, foe)
    end },
}
