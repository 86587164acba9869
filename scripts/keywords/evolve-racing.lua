-- SPDX-License-Identifier: MIT
-- Racing, which the cards of CP01 and CSD01 bring themselves (1.3.1): a Carrot of the evolve deck is
-- served, turned faceup, and the follower races.  Who races waits for the signal "race" (`on_race`).

keyword "racing" {
  reminder = "It has raced: it has Rush.",

  static { keywords = "rush" },
}

keyword "race" {
  reminder = "1 play point and a Carrot of your evolve deck, turned faceup: this follower races.",
  signals = { "race" },

  activated { cost = { play_points = 1, turn_faceup = card { owned = true, name = "Carrot" } },
    run = function(game, me)
      game.give(me, { keyword = "racing" })
      game.signal("race", me)
    end },
}
