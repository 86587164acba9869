-- SPDX-License-Identifier: MIT
-- A die says which gift it is.
return card {
  id = "MORE-2", name = "Wheel of Gifts", type = "amulet", class = "neutral", cost = 2,

  when { event = "enter", subject = follower { friendly = true },
    run = function(game)
      local gifts, shown = { "rush", "ward", "storm", "bane", "drain", "assail" }, game.roll()
      game.give(game.event.subject, { keyword = gifts[shown] })
    end },
}
