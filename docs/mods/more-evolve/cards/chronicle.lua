-- SPDX-License-Identifier: MIT
-- It counts a whole game: as much damage as its player has drawn cards since it began.
local drawn = number.tally { event = "draw", by = "you", ever = true }

return card {
  id = "MORE-15", name = "Chronicle", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(drawn, game.leader("opponent")) end,
}
