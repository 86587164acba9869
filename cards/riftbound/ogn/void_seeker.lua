-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-024", name = "Void Seeker", type = "spell",
  domains = { "fury" }, cost = { energy = 3, power = { fury = 1 } },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(4, victim)
    game.draw(1)
  end,
}
