-- SPDX-License-Identifier: MIT
return card {
  id = "unl-088", name = "Gutter Palace", type = "gear",
  domains = { "mind" }, cost = { energy = 4 },

  when {
    event = "beginning", by = "you",
    if_ = all_of {
      number.count(card { zone = "hand", mine = true }):equals(4),
      number.count(unit { mine = true, at = "battlefield" }):equals(4),
    },
    run = function(game) game.win() end,
  },
  activated { cost = { discard = 1, exhaust = "me" }, run = function(game) game.play_token("Bird") end },
}
