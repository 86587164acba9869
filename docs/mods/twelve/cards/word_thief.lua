-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-06", name = "Word Thief", type = "unit", domains = { "chaos" }, cost = { energy = 3 }, might = 3,

  static { affects = cards { enemy = true, last_played = true }, while_ = { attacking = true }, loses = "text" },
}
