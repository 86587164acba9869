-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-003", name = "Incinerate", type = "spell",
  domains = { "fury" }, cost = { energy = 2 },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(2, victim)
  end,
}
