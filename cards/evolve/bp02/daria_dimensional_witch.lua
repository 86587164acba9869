-- SPDX-License-Identifier: MIT
local counted = card { type = "follower", class = "runecraft", zone = "cemetery" }

return card {
  id = "BP02-035", name = "Daria, Dimensional Witch", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 6, attack = 5, defense = 5, evolve = 1,

  fanfare { run = function(game, me)
    game.discard_cards(game.hand(game.you()))
    game.fill "ex"
  end },
  static { affects = "you", counts = { spellchain = counted } },
}
