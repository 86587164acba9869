-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-079", name = "Leona, Zealot", type = "unit", supertypes = { "champion" }, domains = { "calm" },
  tags = { "Leona", "Mount Targon" }, cost = { energy = 6, power = { calm = 1 } }, might = 6,

  static {
    affects = "me", enters_ready = true,
    while_ = (number.you("victory_score") - number.you("opponents_points")):at_most(3),
  },
  static { affects = units { enemy = true, stunned = true, at = "here" }, might = -8, minimum = 1 },
}
