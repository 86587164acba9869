-- SPDX-License-Identifier: MIT
return card {
  id = "ogs-012", name = "Blast of Power", type = "spell",
  domains = { "order" }, cost = { energy = 6, power = { order = 1 } },
  keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.kill(victim)
  end,
}
