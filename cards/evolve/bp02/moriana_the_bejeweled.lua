-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-084", name = "Moriana the Bejeweled", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 3, attack = 3, defense = 4,

  fanfare { if_ = number.you("sanguine"):at_least(1),
    run = function(game)
      game.give(game.leader(), { defense = 3 })
      game.draw(1)
    end },
}
