-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-009", name = "Hextech Ray", type = "spell",
  domains = { "fury" }, cost = { energy = 1, power = { fury = 1 } },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(3, victim)
  end,
}
