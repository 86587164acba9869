-- SPDX-License-Identifier: MIT
-- What both players lost is weighed: who has the dearer followers in the cemetery draws the difference, three at most.
local lost = followers { zone = "cemetery" }

return card {
  id = "MORE-23", name = "Weight of the Grave", type = "spell", class = "neutral", cost = 2,

  run = function(game)
    local all = game.all(lost)
    local more = all:of("you"):sum "cost" - all:of("opponent"):sum "cost"
    if more > 0 then game.draw(math.min(more, 3)) end
    if more < 0 then game.draw(math.min(-more, 3), { by = "opponent" }) end
  end,
}
