-- SPDX-License-Identifier: MIT
-- Afterwards the spell is recycled instead of lying in the trash. Only base Energy is ignored:
-- Power, additional costs and increases are paid (356.1.b).
return card {
  id = "ogn-112", name = "Kai'Sa, Evolutionary", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 6, power = { mind = 1 } }, might = 6,
  tags = { "Kai'Sa", "The Void" },
  keywords = { "ganking" },

  when {
    event = "conquer", by = "me", optional = true,
    targets = {
      spell { zone = "trash", mine = true, energy = less_than(number.you("points")) },
    },
    run = function(game, me, found)
      game.play(found, { ignoring = "energy", leaves_to = "deck" })
    end,
  },
}
