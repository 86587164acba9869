-- SPDX-License-Identifier: MIT
-- Nobody is a target (355.10.e): each player chooses on resolution, then all chosen units are
-- killed at once.

local any_unit = units {}

return card {
  id = "ogn-209", name = "Cull the Weak", type = "spell",
  domains = { "order" }, cost = { energy = 2, power = { order = 1 } },

  run = function(game)
    game.kill(game.choose_each(any_unit, { text = "Which unit is killed?" }), { own = true })
  end,
}
