-- SPDX-License-Identifier: MIT
-- How often a replacement applies (10.10), and who does what it waits for (3.1.2.4).

test_card { id = "t-1010-bark", name = "Bark", type = "amulet", class = "neutral", cost = 1,
  damage { subject = follower { friendly = true }, amount = number.event() - 1, once_each_turn = true },
}
test_card { id = "t-1010-wall", name = "Wall", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 9 }
test_card { id = "t-1010-hit", name = "Jab", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.deal(2, one) end,
}
test_card { id = "t-1010-banish", name = "Cast Out", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.banish(one) end,
}
test_card { id = "t-1010-grudge", name = "Grudge", type = "amulet", class = "neutral", cost = 1,
  when { event = "leave", by = "opponent", subject = follower { friendly = true },
    run = function(game) game.draw(1) end },
}
test_card { id = "t-1010-regret", name = "Regret", type = "amulet", class = "neutral", cost = 1,
  when { event = "banish", by = "you", subject = follower {}, run = function(game) game.draw(1) end },
}
test_card { id = "t-1010-levy", name = "Levy", type = "spell", class = "neutral", cost = 1,
  options = { name = "levy", cost = { play_points = 2 } },
  run = function(game) game.draw(game.paid("levy") and 2 or 1) end,
}
test_card { id = "t-1010-hide", name = "Hide", type = "amulet", class = "neutral", cost = 1,
  damage { subject = follower { friendly = true }, amount = number.event() - 1 },
}
test_card { id = "t-1010-poke", name = "Poke", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.deal(1, one) end,
}
test_card { id = "t-1010-hailer", name = "Hailer", type = "follower", class = "neutral", cost = 0,
  attack = 1, defense = 1,
  fanfare { targets = { split(3, up_to(2, follower { enemy = true })) },
    run = function(game, me, foes) game.deal_split(foes) end },
}
test_card { id = "t-1010-rock", name = "Rock", type = "follower", class = "neutral", cost = 1,
  attack = 0, defense = 3, static { cannot = { "be_banished", "be_returned" } },
}
test_card { id = "t-1010-pyre", name = "Pyre", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { bury = follower { friendly = true } }, run = function(game) game.draw(1) end },
}
test_card { id = "t-1010-rift", name = "Rift", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { banish = follower { friendly = true } }, run = function(game) game.draw(1) end },
}
test_card { id = "t-1010-root", name = "Root", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 2,
  instead_of { event = "leave", subject = "me", to = "banished", run = function(game) game.draw(1) end },
}
test_card { id = "t-1010-slay", name = "Slay", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.destroy(one) end,
}
test_card { id = "t-1010-pupil", name = "Pupil", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  evolve { cost = { play_points = number.you("max_play_points") - 3 } },
}
test_card { id = "t-1010-pupil-e", name = "Pupil", type = "follower", class = "neutral",
  evolved = true, attack = 3, defense = 3,
}

scenario "10.10 a replacement that works once each turn works on the first event of the turn" {
  p1 = { field = { "Bark", "Wall" }, hand = { "Jab", "Jab", "Jab" } },
  function(t)
    t.p1:play("Jab#1"):on("Wall")
    t:expect("Wall"):defense(8)
    t.p1:play("Jab#2"):on("Wall")
    t:expect("Wall"):defense(6)
    t:next_turn()
    t:next_turn()
    t.p1:play("Jab#3"):on("Wall")
    t:expect("Wall"):defense(5)
  end }

scenario "10.10.2.3 two replacements that work once each turn work once each" {
  p1 = { field = { "Bark", "Bark", "Wall" }, hand = { "Jab", "Jab" } },
  function(t)
    t.p1:play("Jab#1"):on("Wall")
    t:expect("Wall"):defense(9)
    t.p1:play("Jab#2"):on("Wall")
    t:expect("Wall"):defense(7)
  end }

scenario "3.1.2.4 a follower leaves by who controls the effect: by its own player's it is not an opponent's doing" {
  p1 = { field = { "Grudge", "Follower 1/1", "Follower 2/2" }, hand = { "Cast Out" } },
  p2 = { hand = { "Cast Out" } },
  function(t)
    t.p1:play("Cast Out"):on("Follower 1/1")
    t:expect(t.p1.hand):count(0)
    t:next_turn()
    t.p2:play("Cast Out"):on("Follower 2/2")
    t:expect(t.p1.hand):count(1)
  end }

scenario "3.1.2.4 who banishes is the controller of the effect, whoever's card it is" {
  p1 = { field = { "Regret" }, hand = { "Cast Out" } }, p2 = { field = { "Regret", "Follower 1/1" } },
  function(t)
    t.p1:play("Cast Out"):on("Follower 1/1")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "10.4.7.3 an option of a card may cost play points, which come on top of its cost (10.6.2.5)" {
  p1 = { hand = { "Levy", "Levy" }, play_points = 6 },
  function(t)
    t.p1:play("Levy#1"):choose("levy")
    t:expect_number("p1", "play_points", 3)
    t:expect(t.p1.hand):count(3)
    t.p1:play("Levy#2"):choose()
    t:expect_number("p1", "play_points", 2)
    t:expect(t.p1.hand):count(3)
  end }

scenario "10.4.7.3 an option that costs play points is none for who has too few (10.4.2.2)" {
  p1 = { hand = { "Levy" }, play_points = 2 },
  function(t)
    t.p1:play "Levy"
    t:expect_number("p1", "play_points", 1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.10.2 which of two is first is asked where that decides which of them is used up" {
  p1 = { field = { "Bark", "Hide", "Wall" }, hand = { "Poke", "Jab" } },
  function(t)
    t.p1:play("Poke"):on("Wall")
    t.p1:choose "Hide"
    t:expect("Wall"):defense(9)
    t.p1:play("Jab"):on("Wall")
    t:expect("Wall"):defense(9) -- Bark was not used up before (1.3.2.2)
  end }

scenario "10.10.2 which of two is first is not asked where none of them is used up" {
  p1 = { field = { "Hide", "Hide", "Wall" }, hand = { "Poke", "Jab" } },
  function(t)
    t.p1:play("Poke"):on("Wall")
    t.p1:play("Jab"):on("Wall")
    t:expect("Wall"):defense(9)
  end }

scenario "10.6.2.4 an automatic ability divides as it is played" {
  p1 = { hand = { "Hailer" } }, p2 = { field = { "Follower 1/1", "Wall" } },
  function(t)
    t.p1:play "Hailer"
    t.p1:choose("Follower 1/1", "Wall")
    t.p1:assign { ["Follower 1/1"] = 1, ["Wall"] = 2 }
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect("Wall"):defense(7)
  end }

scenario "1.3.3 what cannot be banished can be given up in another way" {
  p1 = { field = { "Rock", "Pyre", "Rift" } },
  function(t)
    t:cannot(t.p1, "use", "Rift")
    t.p1:use "Pyre"
    t:expect("Rock"):in_zone "cemetery"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.10.1 what replaces leaving for one zone replaces no other way to leave" {
  p1 = { field = { "Root" }, hand = { "Cast Out", "Slay" } },
  function(t)
    t.p1:play("Cast Out"):on("Root")
    t:expect("Root"):in_zone "field"
    t:expect(t.p1.hand):count(2)
    t.p1:play("Slay"):on("Root")
    t:expect("Root"):in_zone "cemetery"
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.2.2 the cost of an evolve ability may be a number of its player's" {
  p1 = { field = { "Pupil" }, evolve_deck = { "Pupil" }, play_points = 5, max_play_points = 5 },
  p2 = { max_play_points = 9 },
  function(t)
    t.p1:evolve "Pupil"
    t:expect_number("p1", "play_points", 3)
    t:expect("Pupil"):attack(3)
  end }

-- ---- What happens first, and then the event (10.10.1) ---------------------------------------

test_card { id = "t-1010-alarm", name = "Alarm", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "destroy", subject = followers { friendly = true }, continues = true,
    run = function(game) game.deal(2, game.leader("opponent")) end },
}
test_card { id = "t-1010-lesson", name = "Long Lesson", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "draw", by = "you", continues = true, once_each_turn = true,
    run = function(game) game.recover(1) end },
}
test_card { id = "t-1010-two", name = "Read Two", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(2) end,
}

scenario "10.10.1 with `continues` the effect comes first, and then what it waited for happens all the same" {
  p1 = { field = { "Alarm", "Follower 1/1" }, hand = { "Slay" } },
  function(t)
    t.p1:play("Slay"):on "Follower 1/1"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect_defense("p2", 18)
    t:expect_event("destroy", "Follower 1/1")
  end }

scenario "10.10.1, 10.4.7 a replacement with `continues` that works once each turn works on one of two cards drawn" {
  p1 = { field = { "Long Lesson" }, hand = { "Read Two" }, play_points = 1, max_play_points = 5 },
  function(t)
    t.p1:play "Read Two"
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "play_points", 2)
  end }

scenario "10.10.2.3 what happens instead is not replaced once more by the same ability, also within what it does" {
  p1 = { field = { "Mirror Well" }, hand = { "Deep Draught" } }, p2 = {},
  function(t)
    t.p1:play("Deep Draught")
    t:pass_all()
    t:expect_defense("p1", 21)
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "T-EO3", name = "Mirror Well", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "draw", by = "you",
    run = function(game) game.draw(1) game.give(game.leader(), { defense = 1 }) end },
}
test_card { id = "T-EO4", name = "Deep Draught", type = "spell", class = "neutral", cost = 0, run = function(game) game.draw(1) end }

-- ---- 10.2.1.2: an ability that a replacement gives ----

test_card { id = "T-EMBERS", name = "Emberborn", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  instead_of { event = "destroy", subject = "me", run = function(game, me) game.give_ability(me, "rise") end },
  abilities = {
    rise = when { event = "attack", subject = "me", run = function(game, me) game.start("proud", me) end },
    proud = static { affects = "me", attack = 2 },
  },
}
test_card { id = "T-RAZE", name = "Raze", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.destroy(it) end,
}

scenario "10.2.1.2 an ability given by a replacement is the replacing card's, and begins what that card names" {
  p1 = { field = { "Emberborn" }, hand = { "Raze" } },
  function(t)
    t.p1:play("Raze"):on "Emberborn"
    t.p1:attack("Emberborn", "p2's leader")
    t:expect("Emberborn"):attack(3)
  end }
