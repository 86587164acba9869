-- SPDX-License-Identifier: MIT
-- A menagerie: one XP for each kind of animal, not for each animal; all four at once are a point.
local kinds = number.distinct(units { mine = true }, "tags", { "Bird", "Cat", "Dog", "Poro" })

return card {
  id = "more-210", name = "Menagerie", type = "gear", domains = { "calm" }, cost = { energy = 2 },

  when { event = "beginning", by = "you",
    run = function(game) game.gain_xp(game.value(kinds)) end },
  when { event = "hold", by = "you", if_ = kinds:at_least(4), run = function(game) game.gain_points(1) end },
}
