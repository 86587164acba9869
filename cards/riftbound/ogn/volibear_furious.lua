-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-041", name = "Volibear, Furious", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 10, power = { fury = 2 } }, might = 9,
  tags = { "Volibear", "Freljord" },
  keywords = { deflect = 2 },

  when {
    event = "attack", by = "me",
    targets = { split(5, any_number(unit { enemy = true, at = "here" })) },
    run = function(game, me, enemies)
      game.deal_split(5, enemies)
    end,
  },
}
