-- SPDX-License-Identifier: MIT
-- Taken for one attack, and given back to whoever owns it.
return card {
  id = "MORE-13", name = "Borrowed Blade", type = "spell", class = "neutral", cost = 1, targets = { follower { enemy = true } },

  run = function(game, me, it)
    game.take_control(it)
    game.refresh(it)
    game.give(it, { keyword = "storm", lasts = "turn" })
    game.later("back", it)
  end,

  abilities = {
    back = delayed { event = "end_phase", run = function(game, me, it) game.take_control(it, { by = game.owner(it) }) end },
  },
}
