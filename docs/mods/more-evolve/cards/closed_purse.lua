-- SPDX-License-Identifier: MIT
-- Both bid life in secret: who bids more pays it and takes the top of both decks.
return card {
  id = "MORE-6", name = "Closed Purse", type = "spell", class = "abysscraft", cost = 1,

  run = function(game)
    local players, bids = game.players(), game.secret_numbers(0, 5)
    if bids[1] == bids[2] then return end
    local winner = bids[1] > bids[2] and 1 or 2
    game.deal(bids[winner], game.leader(players[winner]))
    game.draw(2, { by = players[winner] })
  end,
}
