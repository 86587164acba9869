-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck" }

return card {
  id = "BP01-059", name = "Spectral Wizard", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 2, attack = 2, defense = 2, evolve = 2,

  fanfare { run = function(game)
    game.take_from_top(1, {
      optional = true, where = a_spell, reveal = true, to = "hand", text = "Do you add it to your hand?",
    })
  end },
}
