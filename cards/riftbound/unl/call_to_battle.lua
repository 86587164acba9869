-- SPDX-License-Identifier: MIT
-- The opponent's unit is no target (355.10.e). Who has no unit that can go there moves none.
local any_unit = units {}

return card {
  id = "unl-101", name = "Call to Battle", type = "spell",
  domains = { "body" }, cost = { energy = 3 },

  targets = {
    unit { mine = true }, destination { of = 1, to = battlefields { mine = true } },
    player { enemy = true },
  },
  run = function(game, me, ally, place, rival)
    game.move(ally, { to = place })
    local follower = game.choose(any_unit, { of = rival, by = rival, text = "Which unit do you move?" })
    game.move(follower, { to = place, by = rival })
  end,
}
