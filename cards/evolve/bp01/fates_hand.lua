-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-065", name = "Fate's Hand", type = "spell", class = "runecraft",
  traits = { "Mage" },
  cost = 3, keywords = { "quick" },

  run = function(game)
    game.draw(2)
    if game.you().spellchain >= 10 then game.recover(1) end
  end,
}
