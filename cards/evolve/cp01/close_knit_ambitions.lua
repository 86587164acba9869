-- SPDX-License-Identifier: MIT
local racers = any_of {
  follower { zone = "deck", trait = "Umamusume" }, amulet { zone = "deck", trait = "Umamusume" } }

return card {
  id = "CP01-080", name = "Close-Knit Ambitions", type = "spell", class = "neutral",
  traits = { "Umamusume" },
  cost = 10,

  run = function(game)
    game.shuffle()
    local top = game.reveal_top(6)
    game.put(game.choose(top, { where = racers, n = 0, max = 6,
      text = "Which of these do you put onto your field?" }), "field")
    local left = {}
    for _, each in ipairs(top) do
      if game.exists(each) then -- a card that has moved is another one (4.1.4)
        table.insert(left, each)
      end
    end
    game.put(left, "hand")
  end,
}
