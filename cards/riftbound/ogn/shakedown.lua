-- SPDX-License-Identifier: MIT
-- Whether to let the caster draw is its controller's choice on resolution (355.17).
return card {
  id = "ogn-033", name = "Shakedown", type = "spell",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } },
  keywords = { "reaction" },

  targets = { unit { enemy = true } },
  run = function(game, me, victim)
    if not game.exists(victim) then return end
    if game.yes("Have the opponent draw 2 instead of 6 damage?", { by = game.controller(victim) }) then
      game.draw(2)
    else
      game.deal(6, victim)
    end
  end,
}
