-- SPDX-License-Identifier: MIT
-- If one of the two is gone, neither is dealt anything (359.3.e.12).
return card {
  id = "unl-110", name = "Clash of Giants", type = "spell",
  domains = { "body" }, cost = { energy = 6, power = { body = 2 } },

  targets = { exactly(2, unit {}) },
  run = function(game, me, pair)
    if #pair < 2 then return end
    game.deal_each {
      { pair[1], pair[2].might, by = pair[2] },
      { pair[2], pair[1].might, by = pair[1] },
    }
  end,
}
