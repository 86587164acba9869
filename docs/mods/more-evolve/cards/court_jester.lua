-- SPDX-License-Identifier: MIT
-- Never the same joke twice in a game: each mode once, however many copies tell it.
return card {
  id = "MORE-3", name = "Court Jester", type = "spell", class = "neutral", cost = 1, counters = { "joke" },

  run = function(game)
    local leader = game.leader()
    local told = game.counters(leader, "joke")
    game.put_counters(leader, "joke")
    if told == 0 then game.draw(1)
    elseif told == 1 then game.recover(2)
    else game.deal(3, game.leader "opponent") end
  end,
}
