-- SPDX-License-Identifier: MIT
-- What would go on for ever (14.2), where others may act in it and where the pool's cards count what happens.

test_card { id = "t-1402-restless", name = "Restless", type = "follower", class = "neutral", cost = 1, attack = 0, defense = 1,
  strike { run = function(game, me) game.refresh(me) end },
}
test_card { id = "t-1402-net", name = "Net", type = "spell", class = "neutral", cost = 1, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.destroy(foe) end,
}
test_card { id = "t-1402-wheel", name = "Wheel", type = "amulet", class = "neutral", cost = 0, signals = { "turned" },
  fanfare { run = function(game, me) game.signal("turned", me) end },
  when { signal = "turned", subject = "me", run = function(game, me) game.signal("turned", me) end },
}
-- Its tally makes a round unlike the one before, until the count is full.
test_card { id = "t-1402-clerk", name = "Clerk", type = "amulet", class = "neutral", cost = 1,
  activated { if_ = number.tally { signal = "turned" }:at_least(200), run = function(game) game.draw(1) end },
}

local function asked(t, rule)
  local decision = t:settle()
  return decision and decision.rule == rule
end

scenario "14.2.1.1 the other player, who passed in a cycle but could act, may break it earlier" {
  p1 = { field = { "Restless" } }, p2 = { hand = { "Net" }, play_points = 1 },
  function(t)
    while not asked(t, "14.2.1.1") do
      t.p1:attack("Restless", "p2's leader")
      t.p2:pass()
    end
    t:expect_decision("p1", "14.2.1.1")
    t.p1:number(7)
    t:expect_decision("p2", "14.2.1.1")
    t.p2:number(3)
    t:expect_event("loop", nil, 3)
  end }

scenario "14.2.1.3 a cycle that nobody can stop is a draw, also when what happens in it is counted" {
  p1 = { hand = { "Wheel" } },
  function(t)
    t.p1:play "Wheel"
    t:expect_winner "nobody"
  end }
