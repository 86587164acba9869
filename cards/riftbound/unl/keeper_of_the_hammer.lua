-- SPDX-License-Identifier: MIT
return card {
  id = "unl-203", name = "Keeper of the Hammer", type = "legend",
  domains = { "body", "order" }, tags = { "Poppy" },
  aliases = { "Poppy, Keeper of the Hammer" },

  when { event = "hold", by = "you", run = function(game) game.gain_xp(1) end },
  activated { cost = { xp = 3, exhaust = "me" }, run = function(game) game.draw(1) end },
}
