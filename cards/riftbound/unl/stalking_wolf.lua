-- SPDX-License-Identifier: MIT
-- The additional cost also allows its battlefield, with Ambush's timing, once the beast is gone.
return card {
  id = "unl-166", name = "Stalking Wolf", type = "unit",
  domains = { "order" }, cost = { energy = 4, power = { order = 1 } }, might = 6,
  tags = { "Dog", "Freljord" },
  keywords = { "ambush" },

  additional {
    name = "prey",
    cost = { kill = unit { mine = true, tags = any_of { "Bird", "Cat", "Dog", "Poro" } } },
  },
  static {
    affects = "me", plays_to = battlefields { given_up_here = true }, timing = "reaction",
  },
}
