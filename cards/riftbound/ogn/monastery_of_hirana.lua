-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-282", name = "Monastery of Hirana", type = "battlefield",

  when {
    event = "conquer", by = "you", subject = "me",
    optional = true, cost = { spend_buff = unit { mine = true } },
    run = function(game)
      game.draw(1)
    end,
  },
}
