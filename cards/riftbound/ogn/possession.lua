-- SPDX-License-Identifier: MIT
-- A recall keeps it ready or exhausted and is no move (453.1).
return card {
  id = "ogn-203", name = "Possession", type = "spell",
  domains = { "chaos" }, cost = { energy = 8, power = { chaos = 3 } },
  keywords = { "action" },

  targets = { unit { enemy = true, at = "battlefield" } },
  run = function(game, me, victim)
    game.take_control(victim, { lasts = "board" })
    game.recall(victim)
  end,
}
