-- SPDX-License-Identifier: MIT
-- The others decide: one of them pays, or its controller draws.
keyword "toll" {
  reminder = "When you play me, each opponent may pay N Energy. If none does, draw a card.",
  takes_value = true,

  when_played {
    measure = number.keyword("toll"),
    run = function(game)
      for _, rival in ipairs(game.opponents()) do
        if game.pay { energy = game.measured(), by = rival, optional = true } then return end
      end
      game.draw(1)
    end },
}
