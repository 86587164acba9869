-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-001", name = "Wick Warden", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 2, tags = { "Lantern" },
  text = "Shield 2. When you play me, draw 1 if you control another Lantern.",
  keywords = { shield = 2 },

  when_played {
    if_ = number.count(units { mine = true, other = true, tags = "Lantern" }):at_least(1),
    run = function(game) game.draw(1) end,
  },
}
