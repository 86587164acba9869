-- SPDX-License-Identifier: MIT
-- A keyword stands for abilities; a card that has it says keywords = { "@word@" }.
keyword "@word@" {
  reminder = "Fanfare: deal N damage to your opponent's leader.",
  takes_value = true, -- keywords = { @word@ = 2 }; without it: { "@word@" }

  fanfare {
    run = function(game, me)
      game.deal(me.@word@, game.leader(game.opponent()))
    end,
  },
}
