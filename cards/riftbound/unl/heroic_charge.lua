-- SPDX-License-Identifier: MIT
return card {
  id = "unl-155", name = "Heroic Charge", type = "spell",
  domains = { "order" }, cost = { energy = 3 }, keywords = { "action" },

  targets = {
    unit { friendly = true }, unit { enemy = true, location = number.target(1, "location") },
  },
  run = function(game, me, ally, foe)
    game.give(ally, { might = 1, lasts = "turn" })
    game.stun(foe)
  end,
}
