-- SPDX-License-Identifier: MIT
local here = units { at = "here" }

return card {
  id = "unl-212", name = "Frozen Fortress", type = "battlefield",

  when {
    event = "beginning",
    run = function(game)
      game.deal(1, game.all(here))
    end,
  },
}
