-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-040", name = "Thwonk!", type = "spell",
  domains = { "calm" }, cost = { energy = 2 }, keywords = { "action" },

  repeats { energy = 2 },
  targets = { unit { attacking = true } },
  run = function(game, me, attacker)
    game.stun(attacker)
  end,
}
