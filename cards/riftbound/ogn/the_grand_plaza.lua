-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-293", name = "The Grand Plaza", type = "battlefield",

  when {
    event = "hold", by = "you", subject = "me",
    if_ = number.count(units { mine = true, at = "here" }):at_least(7),
    run = function(game)
      game.win(game.you())
    end,
  },
}
