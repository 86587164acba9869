-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-291", name = "The Candlelit Sanctum", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    run = function(game)
      game.predict(2)
    end,
  },
}
