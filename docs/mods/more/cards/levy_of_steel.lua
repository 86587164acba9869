-- SPDX-License-Identifier: MIT
-- It triggers on what others pay: whenever an opponent gives something up as a cost, its controller gains XP.
return card {
  id = "more-203", name = "Levy of Steel", type = "gear", domains = { "fury" }, cost = { energy = 2 },

  when { event = { "exhaust", "discard", "recycle" }, by = "opponent", cause = "cost",
    run = function(game) game.gain_xp(1) end },
}
