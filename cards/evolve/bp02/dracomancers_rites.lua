-- SPDX-License-Identifier: MIT
local discarded = number.tally { event = "discard", by = "you" }:at_least(1)

return card {
  id = "BP02-062", name = "Dracomancer's Rites", type = "amulet", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 3,

  fanfare { process = { discard = 1 },
    run = function(game)
      game.give(game.leader(), { defense = 1 })
    end },
  when { event = "end_phase", by = "you",
    targets = { only_if(discarded, any_of { leader { enemy = true }, follower { enemy = true } }) },
    run = function(game, me, foe)
      game.deal(2, foe)
    end },
}
