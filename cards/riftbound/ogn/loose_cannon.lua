-- SPDX-License-Identifier: MIT
-- It triggers every turn; the hand is counted on resolution.
return card {
  id = "ogn-251", name = "Loose Cannon", type = "legend",
  domains = { "fury", "chaos" }, tags = { "Jinx" },

  when {
    event = "beginning", by = "you",
    run = function(game)
      if #game.hand(game.you()) <= 1 then
        game.draw(1)
      end
    end,
  },
}
