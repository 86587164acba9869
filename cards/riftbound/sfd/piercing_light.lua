-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-023", name = "Piercing Light", type = "spell",
  domains = { "fury" }, cost = { energy = 2, power = { fury = 1 } },

  repeats { energy = 2, power = { fury = 1 } },
  targets = { unit { at = "battlefield" }, up_to(1, another(unit {})) },
  run = function(game, me, first, others)
    game.deal(2, first)
    game.deal(2, others)
  end,
}
