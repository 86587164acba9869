-- SPDX-License-Identifier: MIT
-- The tax is on the standard move of several units (144.3); an effect that moves them asks for none.
return card {
  id = "unl-163", name = "Mageseeker Investigator", type = "unit",
  domains = { "order" }, cost = { energy = 4 }, might = 4, tags = { "Demacia" },

  static { affects = "me", move_tax = 1 },
}
