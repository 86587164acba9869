-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-170", name = "Trail of Light", type = "spell", class = "neutral",
  traits = { "Lightborne" },
  cost = 2,

  when { event = "discard", subject = "me", active_in = "cemetery",
    run = function(game)
      game.draw(1)
    end },
  run = function(game)
    game.draw(1)
  end,
}
