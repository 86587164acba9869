-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-070", name = "The Will to Overtake", type = "amulet", class = "havencraft",
  traits = { "Umamusume" },
  cost = 1,

  fanfare { run = function(game)
    game.take_from_top(3, { n = 3, optional = true, to = "deck_top", rest = "deck_bottom",
      text = "Which cards stay on top?" })
  end },
  activated { cost = { play_points = 2, engage = "me", bury = "me" },
    run = function(game) game.draw(1) end },
}
