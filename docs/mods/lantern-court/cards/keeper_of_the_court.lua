-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-009", name = "Keeper of the Court", type = "legend",
  domains = { "calm", "order" }, tags = { "Iona" },
  text = "Action. 1 Energy, exhaust me: give a friendly Lantern or Moth +1 Might this turn.",

  activated {
    timing = "action", cost = { energy = 1, exhaust = "me" },
    targets = { any_of { unit { friendly = true, tags = "Lantern" },
      unit { friendly = true, tags = "Moth" } } },
    run = function(game, me, chosen) game.give(chosen, { might = 1, lasts = "turn" }) end,
  },
}
