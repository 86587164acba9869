-- SPDX-License-Identifier: MIT
-- The condition stands behind the effect, so it is tested on resolution.
local others = units { mine = true, other = true }

return card {
  id = "unl-097", name = "Kinkou Initiate", type = "unit",
  domains = { "body" }, cost = { energy = 3 }, might = 3, tags = { "Ionia" },

  when_played {
    run = function(game)
      local sum = 0
      for _, each in ipairs(game.all(others)) do sum = sum + each.might end
      if sum >= 5 then game.draw(1) end
    end,
  },
}
