-- SPDX-License-Identifier: MIT
return card {
  id = "lantern-005", name = "Lantern of Names", type = "gear",
  domains = { "calm" }, cost = { energy = 2 },
  text = "Action. 1 Energy, exhaust this: look at the top card of your deck; you may recycle it.",

  activated {
    timing = "action", cost = { energy = 1, exhaust = "me" },
    run = function(game) game.predict(1) end,
  },
}
