-- SPDX-License-Identifier: MIT
-- Before the first turn both bid in secret: the higher bid draws two cards, and the other player gains that much XP.
return format {
  name = "sealed-bid", players = 2, victory_score = 8,
  battlefields_in_deck = 3, battlefields_used = 1, opening_hand = 4, mulligan_max = 2,

  after_mulligans { if_ = number.you("seat"):equals(1),
    run = function(game)
      local players, bids = game.players(), game.secret_numbers(0, 5)
      if bids[1] == bids[2] then return end
      local high = bids[1] > bids[2] and 1 or 2
      game.draw(2, { by = players[high] })
      game.gain_xp(bids[high], { by = players[3 - high] })
    end },
}
