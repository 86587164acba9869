-- SPDX-License-Identifier: MIT
local racers = any_of {
  follower { zone = "deck", traits = "Umamusume" }, amulet { zone = "deck", traits = "Umamusume" } }

return card {
  id = "CP01-080", name = "Close-Knit Ambitions", type = "spell", class = "neutral",
  traits = { "Umamusume" },
  cost = 10,

  run = function(game)
    game.shuffle()
    game.take_from_top(6, { revealed = true, n = 6, optional = true, where = racers, to = "field", rest = "hand",
      text = "Which of these do you put onto your field?" })
  end,
}
