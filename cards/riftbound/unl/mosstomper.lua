-- SPDX-License-Identifier: MIT
return card {
  id = "unl-047", name = "Mosstomper", type = "unit",
  domains = { "calm" }, cost = { energy = 3, power = { calm = 1 } }, might = 3,
  tags = { "Dog", "Ixtal" },
  keywords = { hunt = 2, level = 3 },

  static { level = 3, affects = "me", might = 1, keywords = { "deflect" } },
}
