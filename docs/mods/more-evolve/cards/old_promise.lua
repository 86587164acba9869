-- SPDX-License-Identifier: MIT
-- A choice that is made at the end of the next turn of its player: three cards, or three damage to the enemy leader.
return card {
  id = "MORE-33", name = "Old Promise", type = "spell", class = "neutral", cost = 1,

  run = function(game) game.later("dawn") end,
  abilities = {
    dawn = delayed { event = "main_phase", by = "you", run = function(game) game.later("dusk") end },
    dusk = delayed { event = "end_phase", by = "you",
      run = function(game)
        if game.yes("Draw three? (No: 3 damage to the enemy leader.)") then game.draw(3)
        else game.deal(3, game.leader("opponent")) end
      end },
  },
}
