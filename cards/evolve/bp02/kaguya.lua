-- SPDX-License-Identifier: MIT
local cheap = amulet { friendly = true, zone = "hand", cost = at_most(3) }

return card {
  id = "BP02-092", name = "Kaguya", type = "follower", class = "havencraft",
  traits = { "Faith" },
  cost = 5, attack = 4, defense = 4, evolve = 2,

  fanfare { run = function(game)
    game.put(game.choose(cheap, { to = "field", text = "Which amulet do you put onto your field?" }), "field")
  end },
  when { event = "enter", subject = amulet { friendly = true },
    targets = { follower { enemy = true } },
    run = function(game, me, foe) game.deal(game.event.subject.cost, foe) end },
}
