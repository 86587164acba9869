-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-096", name = "Radiance Angel", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 4, attack = 3, defense = 4, keywords = { "ward" }, evolve = 1,

  fanfare { run = function(game) game.draw(1) end },
}
