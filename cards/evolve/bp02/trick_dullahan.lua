-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-080", name = "Trick Dullahan", type = "follower", class = "abysscraft",
  traits = { "Departed" },
  cost = 2, attack = 3, defense = 2,

  fanfare { run = function(game)
    game.summon("Ghost", game.you().necrocharge >= 10 and 3 or 1, { to = "ex" })
  end },
}
