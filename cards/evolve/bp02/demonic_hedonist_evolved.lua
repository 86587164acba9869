-- SPDX-License-Identifier: MIT
local all_leaders = leaders {}

return card {
  id = "BP02-086", name = "Demonic Hedonist", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Demon" },
  attack = 3, defense = 3,

  strike { run = function(game) game.deal(1, all_leaders) end },
  when { event = "end_phase", by = "you", if_ = number.you("sanguine"):at_least(1),
    run = function(game)
      game.draw(1)
      game.discard(1)
    end },
}
