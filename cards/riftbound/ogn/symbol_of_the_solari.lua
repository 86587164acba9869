-- SPDX-License-Identifier: MIT
-- A tie: both sides have survived combat damage (461.1.a.2); all units there are recalled,
-- the defender's too, and nobody is left to control it (RB-RU-134).
local there = units { at = "there" }

return card {
  id = "ogn-227", name = "Symbol of the Solari", type = "gear",
  domains = { "order" }, cost = { energy = 1 },

  instead_of {
    event = "tie", by = "you",
    run = function(game)
      game.recall(game.all(there))
    end,
  },
}
