-- SPDX-License-Identifier: MIT
-- The hand is put away until the next turn.
return card {
  id = "more-111", name = "Vault of Hours", type = "spell", domains = { "order" }, cost = { energy = 1 },

  run = function(game, me)
    game.banish(game.hand(), { with = me })
    game.later("back")
  end,
  abilities = {
    back = delayed { event = "beginning", by = "you", once = true, run = function(game) game.return_to_hand(game.banished_with_me()) end },
  },
}
