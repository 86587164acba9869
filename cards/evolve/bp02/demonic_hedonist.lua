-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-085", name = "Demonic Hedonist", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 2, attack = 2, defense = 2, evolve = 1,

  when { event = "end_phase", by = "you", if_ = number.you("sanguine"):at_least(1),
    run = function(game)
      game.draw(1)
      game.discard(1)
    end },
}
