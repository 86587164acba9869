-- SPDX-License-Identifier: MIT
return card {
  id = "CP01-070", name = "The Will to Overtake", type = "amulet", class = "havencraft",
  traits = { "Umamusume" },
  cost = 1,

  fanfare { run = function(game)
    local seen = game.look(3)
    local kept = game.choose(seen, { n = 0, max = 3, text = "Which cards stay on top?" })
    local others = game.rest(seen, kept)
    game.put(kept, "deck_top")
    game.put(others, "deck_bottom")
  end },
  activated { cost = { play_points = 2, engage = "me", bury = "me" },
    run = function(game) game.draw(1) end },
}
