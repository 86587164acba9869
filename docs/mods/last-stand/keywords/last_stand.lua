-- SPDX-License-Identifier: MIT
-- Works in one window only: while I defend, alone, in a showdown.
keyword "last_stand" {
  reminder = "While I defend alone, I have N Might more, and once each turn I may be readied.",
  takes_value = true,

  static {
    affects = "me", while_ = { defending = true, alone = true },
    might = number.keyword("last_stand"),
  },

  activated {
    timing = "reaction", while_ = { defending = true, alone = true }, once_each_turn = true,
    cost = { power = { any = 1 } },
    run = function(game, me)
      game.ready(me)
    end,
  },
}
