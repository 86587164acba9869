-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-085", name = "Dragonnewt Scholar", type = "follower", class = "dragoncraft",
  traits = { "Dragonewt" },
  cost = 2, attack = 2, defense = 2, keywords = { "intimidate" },

  strike {
    run = function(game)
      game.draw(1)
      game.discard(1)
    end },
}
