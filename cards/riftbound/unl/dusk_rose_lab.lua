-- SPDX-License-Identifier: MIT
return card {
  id = "unl-209", name = "Dusk Rose Lab", type = "battlefield",

  when {
    event = "beginning", by = "you", optional = true,
    cost = { kill = unit { mine = true, at = "here" } },
    run = function(game)
      game.draw(1)
    end,
  },
}
