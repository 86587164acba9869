-- SPDX-License-Identifier: MIT
-- A hold gives its point or, where no points can be gained, none.
local held = number.tally { event = "hold", by = "you", sum = true }

return card {
  id = "sfd-055", name = "Needlessly Large Yordle", type = "unit",
  domains = { "calm" }, cost = { energy = 10, power = { calm = 3 } }, might = 5,
  tags = { "Yordle", "Bandle City" }, keywords = { "tank", shield = 5 },

  static { affects = "me", cost = { energy = held * -2, power = { calm = held * -1 } } },
}
