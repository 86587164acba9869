-- SPDX-License-Identifier: MIT
-- The worked examples of the rulebook of Shadowverse: Evolve (docs/conformance.md).

test_card { id = "t-101", name = "Discount", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, me, it)
    game.change_cost(it, -5)
  end,
}
test_card { id = "t-102", name = "Two Arrows", type = "spell", class = "neutral", cost = 1,
  targets = { up_to(2, follower { enemy = true }) },
  run = function(game, me, foes)
    game.deal(1, foes)
  end,
}
test_card { id = "t-103", name = "Either Way", type = "spell", class = "neutral", cost = 1,
  modes { choose = 1,
    mode { targets = { follower { enemy = true } },
      run = function(game, me, foe) game.deal(1, foe) end },
    mode { targets = { follower { friendly = true } },
      run = function(game, me, friend) game.give(friend, { attack = 1 }) end },
  },
}
test_card { id = "t-104", name = "Feeble Viper", type = "follower", class = "neutral", cost = 1,
  attack = 0, defense = 1, keywords = { "bane" },
}

test_card { id = "t-105", name = "Hermit", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 3,
  state { if_ = number.you("hand"):equals(0),
    run = function(game)
      game.give(game.leader "you", { defense = 1 })
    end },
}
test_card { id = "t-106", name = "Errand", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.draw(1)
  end,
}

scenario "SVE-EX-001 a cost below zero is zero, and gives nothing back" {
  rule = "1.3.2.2.1",
  p1 = { ex = { "Fighter" }, hand = { "Discount" }, play_points = 1 },
  function(t)
    t.p1:play "Discount"
    t:expect("Fighter"):cost(0)
    t.p1:play "Fighter"
    t:expect_number("p1", "play_points", 1)
  end }

scenario "SVE-EX-002 \"up to\" may be none" {
  rule = "1.3.5.1",
  p1 = { hand = { "Two Arrows" }, play_points = 1 },
  p2 = { field = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Two Arrows"):choose()
    t:expect("Goblin"):damage(0)
    t:expect("Fighter"):damage(0)
    t:expect("Two Arrows"):in_zone "cemetery"
  end }

scenario "SVE-EX-002 \"up to\" without a target can be played" {
  rule = "10.6.2.3.2",
  p1 = { hand = { "Two Arrows" }, play_points = 1 },
  function(t)
    t.p1:play "Two Arrows"
    t:expect("Two Arrows"):in_zone "cemetery"
  end }

test_card { id = "t-107", name = "Golem Smith", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { traits = "Golem", zone = any_of { "hand", "ex" }, friendly = true },
    cost = -1 },
}
test_card { id = "t-108", name = "Clay Golem", type = "follower", class = "neutral", cost = 2,
  traits = { "Golem" }, attack = 2, defense = 2, evolve = 1,
}

scenario "SVE-EX-003 \"cost less to play\" speaks of cards in the hand and in the EX area" {
  rule = "4.4.3.1",
  p1 = { field = { "Golem Smith", "Clay Golem" }, hand = { "Clay Golem" }, ex = { "Guardform Golem" },
    play_points = 2 },
  function(t)
    t:expect("Clay Golem#1"):cost(1)
    t:expect("Guardform Golem"):cost(1)
    t:expect("Clay Golem#2"):cost(2) -- on the field
    t.p1:play("Clay Golem"):play("Guardform Golem"):no()
    t:expect_number("p1", "play_points", 0)
  end }

scenario "SVE-EX-004 without a legal target a card cannot be specified" {
  rule = "10.6.2.1.1",
  p1 = { hand = { "Sylvan Justice" }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "play", "Sylvan Justice", "10.6.2.3.4")
    t:expect("Sylvan Justice"):in_zone "hand"
    t:expect_number("p1", "play_points", 2)
  end }

scenario "SVE-EX-004 nor one whose cost cannot be paid" {
  rule = "10.6.2.1.1",
  p1 = { hand = { "Sylvan Justice" }, play_points = 1 },
  p2 = { field = { "Goblin" } },
  function(t)
    t:cannot(t.p1, "play", "Sylvan Justice", "10.4.4")
  end }

scenario "SVE-EX-005 options are selected before targets, and before anything is paid" {
  rule = "10.6.2.2",
  p1 = { hand = { "Either Way" }, field = { "Fighter", "Goblin" }, play_points = 1 },
  p2 = { field = { "Goliath", "Veteran Lancer" } },
  function(t)
    t.p1:play "Either Way"
    t:expect_decision("p1", "5.17")
    t:expect_number("p1", "play_points", 1)
    t.p1:choose "(2)"
    t:expect_decision("p1", "10.6.2.3")
    t.p1:choose "Goblin"
    t:expect("Goblin"):attack(3)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "SVE-EX-006 a state trigger: once when the hand becomes empty, again when it does so again" {
  rule = "10.7.6",
  p1 = { hand = { "Goblin" }, field = { "Hermit", "Fighter" }, ex = { "Errand" }, play_points = 2,
    deck = { "Ninja Trainee", "Ninja Trainee", "Ninja Trainee" } },
  function(t)
    t:expect_defense("p1", 20)
    t.p1:play "Goblin"
    t:expect_defense("p1", 21)
    t.p1:attack "Fighter" -- it is empty still
    t:expect_defense("p1", 21)
    t.p1:play "Errand"
    t:expect_defense("p1", 21)
    t.p1:play "Ninja Trainee"
    t:expect_defense("p1", 22)
  end }

scenario "SVE-EX-007 two icons before one process are two abilities" {
  rule = "12.1.2",
  p1 = { hand = { "Waltzing Fairy" }, field = { "Waltzing Fairy" }, play_points = 3 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play "Waltzing Fairy"
    t:expect(t.p1.ex):count(1)
    t.p1:attack("Waltzing Fairy#2", "Goliath")
    t:expect(t.p1.ex):count(2)
  end }

scenario "SVE-EX-008 Bane destroys what it fought, though it dealt no damage" {
  rule = "12.14.2.1",
  p1 = { field = { "Feeble Viper" } },
  p2 = { field = { { "Angelic Sword Maiden", engaged = true } } },
  function(t)
    t.p1:attack("Feeble Viper", "Angelic Sword Maiden")
    t:expect("Angelic Sword Maiden"):in_zone "cemetery"
    t:expect("Feeble Viper"):in_zone "cemetery"
  end }
