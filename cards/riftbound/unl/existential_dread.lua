-- SPDX-License-Identifier: MIT
return card {
  id = "unl-134", name = "Existential Dread", type = "spell",
  domains = { "chaos" }, cost = { energy = 1, power = { chaos = 1 } },
  keywords = { "action" },

  repeats { energy = 2 },
  targets = { unit { enemy = true, attacking = true } },
  run = function(game, me, attacker)
    if attacker.stunned == true then
      game.return_to_hand(attacker)
    else
      game.stun(attacker)
    end
  end,
}
