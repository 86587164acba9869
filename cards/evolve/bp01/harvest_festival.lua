-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-016", name = "Harvest Festival", type = "amulet", class = "forestcraft",
  traits = { "Elf" },
  cost = 1,

  activated { cost = { play_points = 1, engage = "me", bury = "me" },
    run = function(game)
      game.give(game.leader "you", { defense = 1 })
    end },

  when { event = "leave", subject = "me",
    run = function(game)
      game.draw(1)
    end },
}
