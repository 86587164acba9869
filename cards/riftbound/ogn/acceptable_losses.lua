-- SPDX-License-Identifier: MIT
-- Nobody is a target (355.10.e): each player chooses on resolution, then all are killed at once.
local any_gear = gear {}

return card {
  id = "ogn-179", name = "Acceptable Losses", type = "spell",
  domains = { "chaos" }, cost = { energy = 1 },
  keywords = { "action" },

  run = function(game)
    game.kill(game.choose_each(any_gear, { text = "Which gear is killed?" }), { own = true })
  end,
}
