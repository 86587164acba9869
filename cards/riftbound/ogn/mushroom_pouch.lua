-- SPDX-License-Identifier: MIT
-- The condition stands behind the trigger condition and is tested once, there (383.3.e).
return card {
  id = "ogn-101", name = "Mushroom Pouch", type = "gear",
  domains = { "mind" }, cost = { energy = 2 },

  when {
    event = "beginning", by = "you",
    if_ = number.count(cards { zone = "facedown", mine = true }):at_least(1),
    run = function(game)
      game.draw(1)
    end,
  },
}
