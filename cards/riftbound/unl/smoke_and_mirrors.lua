-- SPDX-License-Identifier: MIT
local temporary = unit { keyword = "temporary" }

return card {
  id = "unl-083", name = "Smoke and Mirrors", type = "spell",
  domains = { "mind" }, cost = { energy = 2 }, keywords = { "hidden", "action" },

  targets = {
    unit { mine = true },
    unit { mine = true, location = different(number.target(1, "location")) },
  },
  run = function(game, me, one, other)
    if game.is(one, temporary) or game.is(other, temporary) then
      game.swap_places(one, other)
    end
    game.draw(1)
  end,
}
