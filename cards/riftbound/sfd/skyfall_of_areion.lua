-- SPDX-License-Identifier: MIT
-- Also effects that the unit was given, and what its other equipment says.
return card {
  id = "sfd-030", name = "Skyfall of Areion", type = "gear",
  domains = { "fury" }, cost = { energy = 3 }, might_bonus = 2, tags = { "Equipment" },

  equip { cost = { energy = 1, power = { fury = 1 } } },
  effect_text {
    static { affects = "me", holds_are_conquers = true },
  },
}
