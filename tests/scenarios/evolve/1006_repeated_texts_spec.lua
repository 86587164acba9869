-- SPDX-License-Identifier: MIT
-- Texts of spells that are carried out again (1.3.1, 10.6.2.7.2): with new selections, what was paid stays paid.

test_card { id = "T-RT1", name = "Echo Hall", type = "amulet", class = "neutral", cost = 0,
  static { affects = spells { friendly = true }, repeats = 1 },
}
test_card { id = "T-RT2", name = "Echo Bolt", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(2, foe) end,
}
test_card { id = "T-RT3", name = "Echo Draw", type = "spell", class = "neutral", cost = 0,
  options = { { name = "more", cost = { play_points = 1 } } },
  run = function(game) game.draw(game.paid("more") and 2 or 1) end,
}
test_card { id = "T-RT4", name = "Echo Modes", type = "spell", class = "neutral", cost = 0,
  modes { choose = 1, mode { run = function(game) game.draw(1) end },
    mode { run = function(game) game.give(game.leader(), { defense = 1 }) end } },
}
test_card { id = "T-RT5", name = "Echo Self", type = "spell", class = "neutral", cost = 0,
  static { affects = "me", repeats = 2, while_ = number.you("hand"):equals(0) },
  run = function(game) game.draw(1) end,
}

scenario "10.6.2.7.2 the second time another follower may be selected, and the first is gone by then" {
  p1 = { field = { "Echo Hall" }, hand = { "Echo Bolt" } }, p2 = { field = { "Follower 1/2", "Follower 2/3" } },
  function(t)
    t.p1:play("Echo Bolt"):on("Follower 1/2")
    t:expect("Follower 1/2"):in_zone("field")
    t.p1:on("Follower 2/3")
    t:expect("Follower 1/2"):in_zone("cemetery")
    t:expect("Follower 2/3"):damage(2)
    t:expect_events(1, "play", "Echo Bolt")
  end }

scenario "10.6.2.3.4 with nothing to select it is carried out once" {
  p1 = { field = { "Echo Hall" }, hand = { "Echo Draw", "Echo Bolt" }, play_points = 0 }, p2 = { field = {} },
  function(t)
    t:cannot(t.p1, "play", "Echo Bolt")
    t.p1:play("Echo Draw")
    t:expect(t.p1.hand):count(3)
  end }

scenario "10.4.7.3 what was paid for the first time counts the second time" {
  p1 = { field = { "Echo Hall" }, hand = { "Echo Draw" }, play_points = 1 },
  function(t)
    t.p1:play("Echo Draw"):choose("more")
    t:expect(t.p1.hand):count(4)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "5.17 modes are chosen anew" {
  p1 = { field = { "Echo Hall" }, hand = { "Echo Modes" } },
  function(t)
    t.p1:play("Echo Modes"):choose("mode 1")
    t.p1:choose("mode 2")
    t:expect(t.p1.hand):count(1)
    t:expect("p1's leader"):defense(21)
  end }

scenario "3.1.2 an opponent's spell is carried out once" {
  p1 = { field = { "Echo Hall" } }, p2 = { hand = { "Echo Draw" } }, turn = "p2",
  function(t)
    t.p2:play("Echo Draw")
    t:expect(t.p2.hand):count(1)
  end }

scenario "10.3.4 a spell says of itself that it is carried out again, while it holds" {
  p1 = { hand = { "Echo Self", "Follower 1/1" } },
  function(t)
    t.p1:play("Echo Self")
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.3.4 and three times in all with an empty hand" {
  p1 = { hand = { "Echo Self" } },
  function(t)
    t.p1:play("Echo Self")
    t:expect(t.p1.hand):count(3)
  end }

test_card { id = "T-RT9", name = "Echo Feast", type = "spell", class = "neutral", cost = 0,
  options = { { name = "feed", cost = { discard = 1 } } },
  run = function(game)
    for _, given in ipairs(game.paid_with()) do game.give(game.leader(), { defense = given.cost }) end
  end,
}

scenario "10.4.7.3 the text speaks the second time, too, of what was given up to pay" {
  p1 = { field = { "Echo Hall" }, hand = { "Echo Feast", "Follower 1/2" } },
  function(t)
    t.p1:play("Echo Feast"):choose("feed")
    t:expect("Follower 1/2"):in_zone("cemetery")
    t:expect("p1's leader"):defense(22)
  end }
