-- SPDX-License-Identifier: MIT
return card {
  id = "unl-057", name = "Alpha Wildclaw", type = "unit",
  domains = { "calm" }, cost = { energy = 6, power = { calm = 2 } }, might = 7,
  tags = { "Cat", "Freljord" },
  keywords = { "tank" },

  static {
    affects = units { mine = true, at = "here", might = less_than(number.me("might")) },
    cannot = "be_chosen",
  },
}
