-- SPDX-License-Identifier: MIT
-- A replacement that asks the opponents: before its player draws one may pay 1, and then draws in that player's place.
return card {
  id = "more-206", name = "Treaty of Halves", type = "gear", domains = { "calm" }, cost = { energy = 1 },

  static { affects = "you", hand_revealed = true },
  instead_of { event = "draw", by = "you",
    run = function(game)
      for _, rival in ipairs(game.opponents()) do
        if game.pay { energy = 1, by = rival, optional = true } then
          game.draw(1, { by = rival })
          return
        end
      end
      game.draw(1)
    end },
}
