-- SPDX-License-Identifier: MIT
local enemies = any_of { leader { enemy = true }, follower { enemy = true } }

return card {
  id = "BP02-052", name = "Imperial Dragoon", type = "follower", class = "dragoncraft",
  traits = { "Dragonheart" },
  cost = 8, attack = 6, defense = 6, evolve = 1,

  fanfare {
    run = function(game)
      local hand = game.hand()
      game.deal(#hand, enemies)
      game.discard_cards(hand)
    end },
}
