-- SPDX-License-Identifier: MIT
-- Chance says whom it hits, and what the opponents discard.
local foes = units { enemy = true }

return card {
  id = "more-5", name = "Blind Draw", type = "spell", domains = { "chaos" }, cost = { energy = 2 },

  run = function(game)
    game.deal(3, game.random(foes))
    for _, foe in ipairs(game.opponents()) do game.discard(1, { by = foe, random = true }) end
  end,
}
