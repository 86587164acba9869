-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-090", name = "Serpent Wrath", type = "spell", class = "dragoncraft",
  traits = { "Wyrmkin" },
  cost = 3, keywords = { "quick" },

  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.deal(5, foe)
    if game.you().overflow then
      game.draw(1)
    end
  end,
}
