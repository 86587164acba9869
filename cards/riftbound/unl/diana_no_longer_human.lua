-- SPDX-License-Identifier: MIT
return card {
  id = "unl-149", name = "Diana, No Longer Human", type = "unit", supertypes = { "champion" },
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } }, might = 3,
  tags = { "Diana", "Mount Targon" }, keywords = { "ambush" },

  when {
    event = "play", by = "you", subject = spell {},
    run = function(game, me)
      game.give(me, { might = 2, lasts = "turn" })
    end,
  },
}
