-- SPDX-License-Identifier: MIT
-- Nothing is conquered: what else a conquer effect asks for must hold (RB-RU-036).
local here = units { at = "here" }

return card {
  id = "ogn-286", name = "Reckoner's Arena", type = "battlefield",

  when {
    event = "hold", by = "you", at = "here",
    run = function(game)
      game.run_effects("conquer", game.all(here))
    end,
  },
}
