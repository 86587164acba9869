-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck" }

return card {
  id = "BP01-052", name = "Merlin", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 3, attack = 3, defense = 2, evolve = 2,

  fanfare { run = function(game) game.search(a_spell) end },
}
