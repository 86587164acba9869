-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-080", name = "Bellows Breath", type = "spell",
  domains = { "mind" }, cost = { energy = 1, power = { mind = 1 } }, keywords = { "action" },

  repeats { energy = 1, power = { mind = 1 } },
  targets = { up_to(3, unit {}, { same = "place" }) },
  run = function(game, me, victims)
    game.deal(1, victims)
  end,
}
