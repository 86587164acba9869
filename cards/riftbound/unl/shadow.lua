-- SPDX-License-Identifier: MIT
return card {
  id = "unl-194", name = "Shadow", type = "unit", supertypes = { "signature" },
  domains = { "calm", "chaos" }, cost = { energy = 3 }, might = 3,
  tags = { "Vex", "Shadow Isles" },

  static { if_ = { at = "battlefield" }, affects = "me", enters_ready = true },
  activated {
    timing = "action", cost = { energy = 1, power = { any = 1 }, exhaust = "me" },
    targets = { unit { enemy = true, attacking = true, at = "here" } },
    run = function(game, me, attacker)
      game.stun(attacker)
    end,
  },
}
