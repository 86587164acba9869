-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-106", name = "Righteous Devil", type = "follower", class = "abysscraft",
  evolved = true, traits = { "Demon" },
  attack = 3, defense = 5, keywords = { "assail", "bane" },

  when { event = "destroy", subject = follower { enemy = true },
    run = function(game)
      game.deal(1, game.leader(game.controller(game.event.subject)))
      game.give(game.leader(), { defense = 1 })
    end },
}
