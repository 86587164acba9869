-- SPDX-License-Identifier: MIT
-- "That much" is the excess of the combat that has just ended; outside of one there is none.
return card {
  id = "sfd-120", name = "Sivir, Ambitious", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 6, power = { body = 3 } }, might = 7,
  tags = { "Sivir", "Shurima" }, keywords = { deflect = 2 },

  when {
    event = "conquer", by = "me", optional = true, measure = number.you("excess"),
    if_ = all_of { { attacking = true }, number.you("excess"):at_least(5) },
    targets = { unit { enemy = true } },
    run = function(game, me, foe)
      game.deal(game.measured(), foe)
    end,
  },
}
