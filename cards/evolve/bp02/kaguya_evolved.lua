-- SPDX-License-Identifier: MIT
return card {
  id = "BP02-093", name = "Kaguya", type = "follower", class = "havencraft",
  evolved = true, traits = { "Faith" },
  attack = 5, defense = 5,

  on_evolve { run = function(game, me)
    game.summon "Ephemeral Moon"
    game.give(game.leader(game.you()), { defense = 3 })
  end },
  when { event = "enter", subject = amulet { friendly = true },
    targets = { follower { enemy = true } },
    run = function(game, me, foe) game.deal(game.event.subject.cost, foe) end },
}
