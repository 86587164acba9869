-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-T14", name = "Ghost", type = "follower", class = "abysscraft",
  token = true, traits = { "Departed" },
  cost = 1, attack = 1, defense = 1, keywords = { "storm" },

  when { event = "end_phase", by = "you",
    run = function(game, me)
      game.banish(me)
    end },
}
