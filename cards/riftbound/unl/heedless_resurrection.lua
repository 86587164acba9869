-- SPDX-License-Identifier: MIT
-- The unit in the trash is chosen before something is killed (355, 357), so it says what may be;
-- new choices for the spell can be others, so that is looked at again.
return card {
  id = "unl-142", name = "Heedless Resurrection", type = "spell",
  domains = { "chaos" }, cost = { energy = 2, power = { chaos = 1 } },
  keywords = { "reaction" },

  additional {
    name = "kill",
    cost = {
      kill = unit {
        friendly = true, energy = at_least(number.target(1, "energy")),
        power = at_least(number.target(1, "power")),
      },
    },
  },

  targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, found)
    local killed = game.paid_with("kill")[1]
    if killed.energy >= found.energy and killed.power >= found.power then
      game.play(found, { ignoring = "cost" })
    end
  end,
}
