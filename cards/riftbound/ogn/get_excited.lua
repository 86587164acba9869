-- SPDX-License-Identifier: MIT
-- What is discarded is chosen on resolution (422.1.a). With an empty hand the damage has nothing
-- to refer to and is left out (359.3.e.14.a).
return card {
  id = "ogn-008", name = "Get Excited!", type = "spell",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    for _, discarded in ipairs(game.discard(1)) do
      game.deal(discarded.energy, victim)
    end
  end,
}
