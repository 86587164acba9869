-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-035", name = "Vayne, Hunter", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4, power = { fury = 1 } }, might = 2,
  tags = { "Vayne", "Demacia" },
  keywords = { assault = 3 },

  static { if_ = number.count(battlefields { enemy = true }):at_least(1), affects = "me", enters_ready = true },
  when {
    event = "conquer", by = "me", optional = true, cost = { energy = 1 },
    run = function(game, me) game.return_to_hand(me) end,
  },
}
