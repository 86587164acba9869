-- SPDX-License-Identifier: MIT
-- Whoever plays the unit is asked, as the ability resolves; the first time counts whether or not he
-- moves anything then.
local units_here = units { at = "here" }

return card {
  id = "unl-215", name = "Star Spring", type = "battlefield",

  when {
    event = "play", subject = unit { at = "here", token = false },
    first_each_turn = true, each_player = true,
    run = function(game)
      local player = game.event.player
      local others = game.all(units_here, { of = player }):without(game.event.subject)
      local moved = game.choose(others, { by = player, optional = true, text = "Move which unit?" })
      game.move(moved, { to = "base", by = player })
    end,
  },
}
