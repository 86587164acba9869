-- SPDX-License-Identifier: MIT
local overflow = number.you("overflow"):at_least(1)

return card {
  id = "SD04-005", name = "Dragonewt Princess", type = "follower", class = "dragoncraft",
  traits = { "Dragonewt", "Princess" },
  cost = 2, attack = 2, defense = 3,

  fanfare { targets = { only_if(overflow, follower { enemy = true }) },
    run = function(game, me, foe)
      game.deal(4, foe)
    end },
}
