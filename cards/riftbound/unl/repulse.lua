-- SPDX-License-Identifier: MIT
-- What it chooses counts, legal or not, as long as that is the same object (359.3.e.3-4).
local the_unit = unit { chosen_in = 1 }
local another_of_ours = unit { friendly = true, chosen_in = different(1) }

return card {
  id = "unl-106", name = "Repulse", type = "spell",
  domains = { "body" }, cost = { energy = 1, power = { body = 1 } },
  keywords = { "reaction" },

  targets = {
    unit { friendly = true, at = "battlefield" },
    any_of {
      spell { enemy = true, chooses = the_unit, chooses_no = another_of_ours },
      ability { enemy = true, chooses = the_unit, chooses_no = another_of_ours },
    },
  },
  run = function(game, me, _unit, it) game.counter(it) end,
}
