-- SPDX-License-Identifier: MIT
local a_spell = spell { zone = "deck" }

return card {
  id = "BP01-072", name = "Sorcery Cache", type = "spell", class = "runecraft", traits = { "Mage" },
  cost = 2, keywords = { "quick" },

  run = function(game)
    local seen = game.look(4)
    local kept = game.choose(seen, { where = a_spell, optional = true, text = "Which spell goes into your hand?" })
    game.reveal(kept)
    game.put(kept, "hand")
    local rest = seen:without(kept)
    local dropped = game.choose(rest, { where = a_spell, optional = true, text = "Which spell goes into your cemetery?" })
    game.put(dropped, "cemetery")
    game.put(rest:without(dropped), "deck_bottom")
  end,
}
