-- SPDX-License-Identifier: MIT
return card {
  id = "unl-211", name = "Forgotten Library", type = "battlefield",

  when {
    event = "play", by = "you", subject = spell {}, if_ = number.event():at_least(4),
    run = function(game)
      game.predict(1)
    end,
  },
}
