-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck" }

return card {
  id = "BP01-059", name = "Spectral Wizard", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 2, attack = 2, defense = 2, evolve = 2,

  fanfare { run = function(game)
    local found = game.choose(game.look(1), { where = a_spell, optional = true,
      text = "Do you add it to your hand?" })
    game.reveal(found)
    game.put(found, "hand")
  end },
}
