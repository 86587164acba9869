-- SPDX-License-Identifier: MIT
local foes = any_of { leader { enemy = true }, follower { enemy = true } }

return card {
  id = "CP01-037", name = "Nakayama Festa", type = "follower", class = "runecraft",
  traits = { "Umamusume" },
  cost = 9, attack = 7, defense = 7, keywords = { "race" },

  fanfare { run = function(game)
    game.deal(5, foes)
    game.discard_cards(game.hand())
  end },
}
