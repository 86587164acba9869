-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-004", name = "Rhinoceroach", type = "follower", class = "forestcraft",
  traits = { "Insect" },
  cost = 2, attack = 1, defense = 1, keywords = { "rush" }, evolve = 0,

  fanfare { run = function(game, me)
    local itself = game.event.source == me and 1 or 0 -- it was played, not put there
    game.give(me, { attack = game.you().combo - itself })
  end },
}
