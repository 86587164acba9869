-- SPDX-License-Identifier: MIT
-- Who has neither played a card nor moved a unit loses a point as their turn ends, or pays 1 Energy.
local played = number.tally { event = "play", by = "you" }
local moved = number.tally { event = "move", by = "you" }

return format {
  name = "idle-tax", players = 3, victory_score = 8,
  battlefields_in_deck = 3, battlefields_used = 1, opening_hand = 4, mulligan_max = 2,
  first_skips_draw = true, extra_runes_last = 1,

  when { event = "turn_end", by = "you", if_ = all_of { played:at_most(0), moved:at_most(0) },
    run = function(game)
      if not game.pay { energy = 1, optional = true } then game.lose_points(1) end
    end },
}
