-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-071", name = "Soul Dealer", type = "follower", class = "abysscraft",
  traits = { "Demon" },
  cost = 4, attack = 6, defense = 5, keywords = { "ward" }, evolve = 2,

  fanfare { run = function(game) game.deal(3, game.leader()) end },
}
