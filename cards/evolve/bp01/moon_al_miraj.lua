-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-126", name = "Moon Al-mi'raj", type = "follower", class = "havencraft",
  traits = { "Beast" },
  cost = 5, attack = 4, defense = 5, keywords = { "storm" },

  strike { at = "follower", run = function(game, me) game.give(me, { attack = 2 }) end },
  when { event = "end_phase", by = "you",
    run = function(game, me) game.give(me, { defense = 2 }) end },
}
