-- SPDX-License-Identifier: MIT
-- A static that depends on who is losing: stronger while its player is behind, weaker while ahead.
return card {
  id = "more-205", name = "Tide of Fortune", type = "gear", domains = { "body" }, cost = { energy = 3 },

  static { affects = units { mine = true }, might = 2, while_ = number.you("score"):less_than(number.you("opponents_points")) },
  static { affects = units { mine = true }, might = -1, while_ = number.you("score"):more_than(number.you("opponents_points")) },
}
