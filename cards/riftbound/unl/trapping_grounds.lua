-- SPDX-License-Identifier: MIT
return card {
  id = "unl-217", name = "Trapping Grounds", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me", if_ = number.you("excess"):at_least(3),
    run = function(game)
      game.play_token("Bird")
    end,
  },
}
