-- SPDX-License-Identifier: MIT
-- Once, its player does not lose.
return card {
  id = "MORE-12", name = "Last Breath", type = "amulet", class = "neutral", cost = 1,

  instead_of { event = "lose", by = "you", run = function(game, me)
    game.banish(me)
    game.set_defense(game.leader(), 5)
  end },
}
