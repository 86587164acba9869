-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-014", name = "Sky Splitter", type = "spell",
  domains = { "fury" }, cost = { energy = 8, power = { fury = 1 } },
  keywords = { "action" },

  static {
    affects = "me", cost = { energy = number.highest(unit { mine = true }, "might") * -1 },
  },
  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(5, victim)
  end,
}
