-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-109", name = "Demonic Simulacrum", type = "follower", class = "neutral",
  traits = { "Fiend" },
  cost = 3, attack = 6, defense = 5,

  fanfare {
    run = function(game)
      game.deal(3, game.leader())
      game.discard(1, { random = true })
    end },
}
