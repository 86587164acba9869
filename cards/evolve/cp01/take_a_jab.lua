-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-081", name = "Take a Jab!", type = "amulet", class = "neutral", traits = { "Tracen Academy" },
  cost = 2,

  when { event = "main_phase", by = "you",
    run = function(game, me)
      local rolled = game.roll()
      if rolled == 1 then game.deal(5, game.leader())
      elseif rolled < 6 then game.draw(1)
      else
        game.give(game.leader(), { defense = 3 })
        game.destroy(me)
      end
    end },
}
