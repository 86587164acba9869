-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-008", name = "Systematic Squats", type = "amulet", class = "forestcraft",
  traits = { "Umamusume" },
  cost = 2,

  fanfare { run = function(game) game.draw(1) end },
  when { event = "leave", subject = "me",
    targets = { follower { friendly = true, traits = "Umamusume" } },
    run = function(game, me, it)
      game.give(it, { attack = 1, defense = 1 })
    end },
}
