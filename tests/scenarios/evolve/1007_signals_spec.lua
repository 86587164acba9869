-- SPDX-License-Identifier: MIT
-- Events that cards name themselves (10.7.1): game.signal, when { signal = ... }; and what causes
-- an event, as a condition.

test_card { id = "T-STARTER", name = "Starter", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  signals = { "race" },
  activated { cost = { play_points = 1 }, run = function(game, me) game.signal("race", me) end },
}
test_card { id = "T-RELAY", name = "Relay", type = "spell", class = "neutral", cost = 1, signals = { "race" },
  targets = { up_to(3, follower {}) },
  run = function(game, me, runners) game.signal("race", runners, { amount = 2 }) end,
}
test_card { id = "T-BELL", name = "Bell", type = "spell", class = "neutral", cost = 0, signals = { "race" },
  run = function(game) game.signal("race") end,
}
test_card { id = "T-FAN", name = "Fan", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 3,
  when { signal = "race", subject = follower { friendly = true, other = true },
    run = function(game) game.give(game.event.subject, { attack = 1 }) end },
}
test_card { id = "T-BETTOR", name = "Bettor", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 3,
  when { signal = "race", nth = 2, run = function(game) game.draw(1) end },
}
test_card(function()
  local races = number.tally { signal = "race", subject = follower { friendly = true } }
  return card { id = "T-JUDGE", name = "Judge", type = "spell", class = "neutral", cost = 0,
    if_ = races:at_least(2), run = function(game) game.draw(1) end }
end)
test_card { id = "T-OTHER", name = "Other Waiter", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 3,
  when { signal = "rest", run = function(game) game.draw(1) end },
}

scenario "10.7.1 what waits for a signal of that name triggers, on what it happens to" {
  p1 = { field = { "Starter", "Fan", "Other Waiter" }, play_points = 2 },
  function(t)
    t.p1:use "Starter"
    t:expect("Starter"):attack(2)
    t:expect_event("signal", "Starter", { by = "p1" })
    t:expect(t.p1.hand):count(0)
    t.p1:use "Starter"
    t:expect("Starter"):attack(3)
  end }

scenario "10.7.1 a signal is not what happens to the card itself, or to an enemy, when others are meant" {
  p1 = { hand = { "Relay" }, field = { "Fan", "Starter" }, play_points = 1 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Relay"):on("Fan", "Starter", "Goblin")
    t:expect("Fan"):attack(1)
    t:expect("Starter"):attack(2)
    t:expect("Goblin"):attack(2)
  end }

scenario "10.7.2.1 several of one moment trigger it once each, the second time is counted" {
  p1 = { hand = { "Relay" }, field = { "Fan", "Bettor", "Starter", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play("Relay"):on("Starter", "Goblin")
    t.p1:choose(1):choose(1)
    t:expect("Starter"):attack(2)
    t:expect("Goblin"):attack(3)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.1 without a subject it happens to nothing" {
  p1 = { hand = { "Bell" }, field = { "Fan" } },
  function(t)
    t.p1:play "Bell"
    t:expect_event("signal", nil, { by = "p1" })
    t:expect("Fan"):attack(1)
  end }

scenario "10.7.1 signals are counted, those of one's own followers" {
  p1 = { hand = { "Relay", "Judge" }, field = { "Starter", "Goblin" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Relay"):on("Starter", "Goblin", "Goliath")
    t.p1:play "Judge"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.1 signals of an enemy's followers do not count among one's own"  {
  p1 = { hand = { "Relay", "Judge" }, field = { "Starter" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Relay"):on("Starter", "Goliath")
    t.p1:play "Judge"
    t:expect(t.p1.hand):count(0)
  end }

-- ---- What causes an event --------------------------------------------------------------------

test_card { id = "T-WARY", name = "Wary", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 9,
  when { event = "damage", subject = "me", source = spell { enemy = true }, run = function(game) game.draw(1) end },
}
test_card { id = "T-STING", name = "Sting", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "T-PROUD", name = "Proud", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  when { event = "destroy", subject = follower { enemy = true }, source = "me",
    run = function(game, me) game.give(me, { attack = 1 }) end },
  activated { targets = { follower { enemy = true } }, run = function(game, me, it) game.destroy(it) end },
}
test_card { id = "T-KILL", name = "Kill", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, it) game.destroy(it) end,
}

scenario "10.7.1 only an enemy spell's damage triggers it, not its own player's, nor a follower's" {
  p1 = { hand = { "Sting" }, field = { "Fighter" } },
  p2 = { hand = { "Sting" }, field = { { "Wary", engaged = true } } },
  function(t)
    t.p1:play("Sting"):on("Wary")
    t:expect(t.p2.hand):count(2)
    t.p1:attack("Fighter", "Wary")
    t:pass_all()
    t:expect("Wary"):damage(3)
    t:expect(t.p2.hand):count(2)
    t:next_turn()
    t.p2:play("Sting#2"):on("Wary")
    t:expect("Wary"):damage(4)
    t:expect(t.p2.hand):count(2) -- one was drawn as the turn began
  end }

scenario "10.7.1 source = \"me\": what this card destroys, not what a spell destroys" {
  p1 = { hand = { "Kill" }, field = { "Proud" } },
  p2 = { field = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Kill"):on("Goblin")
    t:expect("Proud"):attack(2)
    t.p1:use("Proud"):on("Fighter")
    t:expect("Proud"):attack(3)
  end }
