-- SPDX-License-Identifier: MIT
-- The additional one is played as the first one would be: place, ready or exhausted (375).
return card {
  id = "unl-086", name = "Zilean, Time Mage", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 5, power = { mind = 1 } }, might = 5,
  tags = { "Icathia", "Zilean" },

  instead_of {
    event = "play_token", by = "you", subject = unit {}, while_ = { at = "battlefield" },
    once_each_turn = true, amount = number.event() + 1,
  },
}
