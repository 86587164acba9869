-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-074", name = "Alchemist's Workshop", type = "amulet", class = "runecraft",
  traits = { "Earth Sigil" },
  cost = 2, keywords = { "stack" },

  fanfare { run = function(game)
    game.summon "Strikeform Golem"
  end },
}
