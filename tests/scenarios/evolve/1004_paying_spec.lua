-- SPDX-License-Identifier: MIT
-- What is given up to pay (10.4): from which zones, what was given up (10.11.1), and tokens that
-- end by it (9.1.4.3).


test_card { id = "t-exile", name = "Exile", type = "follower", class = "neutral", cost = 3, attack = 2, defense = 2,
  activated { active_in = "cemetery", cost = { play_points = 1, banish = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-apart", name = "Apart", type = "follower", class = "neutral", cost = 3, attack = 2, defense = 2,
  activated { active_in = "ex", cost = { return_to_hand = "me" }, run = function(game, me) game.draw(me.attack) end },
}
test_card { id = "t-cast", name = "Castoff", type = "follower", class = "neutral", cost = 3, attack = 2, defense = 2,
  activated { active_in = "hand", cost = { play_points = 1, bury = "me" }, run = function(game, me) game.draw(me.cost) end },
}
test_card { id = "t-haunt", name = "Haunter", type = "follower", class = "neutral", cost = 3, attack = 2, defense = 2,
  when { event = "main_phase", by = "you", active_in = "cemetery", cost = { banish = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-shade", name = "Shade", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  last_words { process = { banish = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-back", name = "Returner", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  last_words { cost = { return_to_hand = "me" }, run = function(game) game.recover(1) end },
}
test_card { id = "t-smith", name = "Smith", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { discard = card { type = "spell" } }, run = function(game) game.recover(2) end },
}
test_card { id = "t-either", name = "Either Way", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { discard = any_of { card { type = "spell" }, card { name = "Follower 1/1" } } },
    run = function(game) game.recover(2) end },
}
test_card { id = "t-two", name = "Two Ways", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { discard = two(card { type = "follower", cost = at_most(number.count(follower { friendly = true })) }) },
    run = function(game) game.recover(2) end },
}
test_card { id = "t-eats", name = "Eater", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { discard = card { type = "follower" } },
    run = function(game) game.recover(game.paid_with()[1].attack) end },
}
test_card { id = "t-grinds", name = "Grinder", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { bury = follower { friendly = true } },
    run = function(game) game.recover(game.paid_with()[1].attack) end },
}
test_card { id = "t-seals", name = "Sealer", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { banish = card { zone = "cemetery", friendly = true } },
    run = function(game) game.recover(game.paid_with()[1].attack) end },
}
test_card { id = "t-tithe", name = "Tithe", type = "spell", class = "neutral", cost = 1,
  options = { name = "tithe", cost = { discard = 1 } },
  run = function(game)
    for _, one in ipairs(game.paid_with()) do game.recover(one.defense) end
  end,
}
test_card { id = "t-mourn", name = "Mourner", type = "amulet", class = "neutral", cost = 1,
  when { event = "bury", subject = card { name = "Fairy" }, from = "ex", run = function(game) game.draw(1) end },
  activated { cost = { bury = card { zone = "ex", friendly = true } }, run = function(game) end },
}
test_card { id = "t-owl", name = "Owl", type = "amulet", class = "neutral", cost = 1,
  when { event = "discard", subject = card { name = "Follower 1/1" }, run = function(game) game.draw(1) end },
  activated { cost = { discard = 1 }, run = function(game) end },
}

scenario "10.4.2 a card in the cemetery banishes itself for its ability there (10.3.4)" {
  p1 = { cemetery = { "Exile" }, play_points = 1 },
  function(t)
    t.p1:use "Exile"
    t:expect("Exile"):in_zone("banished")
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.3.4 a card on the field has no ability of the cemetery" {
  p1 = { field = { "Exile" }, play_points = 1 },
  function(t) t:cannot(t.p1, "use", "Exile") end }

scenario "10.4.2 a card in the EX area returns itself; 10.11.1 it is asked as it lay there" {
  p1 = { ex = { "Apart" } },
  function(t)
    t.p1:use "Apart"
    t:expect(t.p1.hand):count(3):has("Apart")
  end }

scenario "10.4.2 a card in the hand is buried for its ability, which is no discard (5.11.1)" {
  p1 = { hand = { "Castoff" }, field = { "Owl" }, play_points = 1 },
  function(t)
    t.p1:use "Castoff"
    t:expect("Castoff"):in_zone("cemetery")
    t:expect(t.p1.hand):count(3)
    t:expect_no_event("discard")
  end }

scenario "10.4.7 an automatic ability in the cemetery is paid for with its card" {
  p1 = { cemetery = { "Haunter" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:expect("Haunter"):in_zone("banished")
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.4.7 the card of an automatic ability in the cemetery need not be paid" {
  p1 = { cemetery = { "Haunter" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:no()
    t:expect("Haunter"):in_zone("cemetery")
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.4.7.4 what triggered as its card went to the cemetery banishes it from there" {
  p1 = { field = { "Follower 2/2" } }, p2 = { field = { { "Shade", engaged = true } } },
  function(t)
    t.p1:attack("Follower 2/2", "Shade")
    t.p2:yes()
    t:expect("Shade"):in_zone("banished")
    t:expect(t.p2.hand):count(1)
  end }

scenario "10.4.7 a card returns itself from the cemetery for a cost; one that has gone on cannot pay" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { field = { { "Returner", engaged = true } }, max_play_points = 3 },
  function(t)
    t.p1:attack("Follower 2/2", "Returner")
    t.p2:yes()
    t:expect("Returner"):in_zone("hand")
    t:expect_number("p2", "play_points", 1)
  end }

scenario "5.11.1 a discard that names no zone means the hand" {
  p1 = { field = { "Smith", "Follower 1/1" }, hand = { "Spell", "Follower 2/2" }, max_play_points = 5 },
  function(t)
    t.p1:use "Smith"
    t:expect("Spell"):in_zone("cemetery")
    t:expect(t.p1.hand):is { "Follower 2/2" }
    t:expect_number("p1", "play_points", 2)
  end }

scenario "5.11.1 a discard cannot be paid without such a card in the hand" {
  p1 = { field = { "Smith" }, hand = { "Follower 2/2" }, cemetery = { "Spell" } },
  function(t) t:cannot(t.p1, "use", "Smith") end }

scenario "5.11.1 each of several kinds lies in the hand" {
  p1 = { field = { "Either Way", "Follower 1/1" }, hand = { "Follower 1/1", "Follower 2/2" }, max_play_points = 5 },
  function(t)
    t.p1:use "Either Way"
    t:expect(t.p1.hand):is { "Follower 2/2" }
    t:expect("Follower 1/1#1"):in_zone("cemetery")
    t:expect("Follower 1/1#2"):in_zone("field")
  end }

scenario "5.11.1 what a condition of it counts lies where it usually does" {
  p1 = { field = { "Two Ways", "Follower 1/1" }, hand = { "Follower 1/1", "Follower 1/1" }, max_play_points = 5 },
  function(t)
    t.p1:use "Two Ways"
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "play_points", 2)
  end }

scenario "10.11.1 a card that was discarded to pay is asked as it was in the hand" {
  p1 = { field = { "Eater" }, hand = { "Follower 4/4" }, max_play_points = 9 },
  function(t)
    t.p1:use "Eater"
    t:expect_number("p1", "play_points", 4)
  end }

scenario "10.11.1 a card that left the field to pay is asked as it was there, with what was given" {
  p1 = { field = { "Grinder", "Follower 4/4" }, max_play_points = 9 },
  function(t)
    t.p1:use "Grinder"
    t:expect_number("p1", "play_points", 4)
  end }

scenario "10.11.1 a card that left the cemetery to pay is asked as it was there" {
  p1 = { field = { "Sealer" }, cemetery = { "Follower 4/4" }, max_play_points = 9 },
  function(t)
    t.p1:use "Sealer"
    t:expect_number("p1", "play_points", 4)
  end }

scenario "10.11.1 a card that was given up for an option of a card is asked as it was (10.4.7.3)" {
  p1 = { hand = { "Tithe", "Follower 3/4" }, play_points = 1, max_play_points = 9 },
  function(t)
    t.p1:play("Tithe"):choose("tithe")
    t:expect_number("p1", "play_points", 4)
  end }

scenario "10.11.1 nothing was given up where the option was left out" {
  p1 = { hand = { "Tithe", "Follower 3/4" }, play_points = 1, max_play_points = 9 },
  function(t)
    t.p1:play("Tithe"):choose()
    t:expect_number("p1", "play_points", 0)
  end }

scenario "9.1.4.3 a token that is put from the EX area into the cemetery ends; 9.1.3.1 that triggers what waits for it" {
  p1 = { field = { "Mourner" }, ex = { "Fairy" } },
  function(t)
    t.p1:use "Mourner"
    t:expect("Fairy"):gone()
    t:expect(t.p1.hand):count(1)
  end }

scenario "9.1.4.3 a token that goes to the cemetery does not trigger what waits for another card" {
  p1 = { field = { "Mourner" }, ex = { "Knight" } },
  function(t)
    t.p1:use "Mourner"
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.7.4.1.3 what was discarded to pay is looked at where it lies then" {
  p1 = { field = { "Owl" }, hand = { "Follower 1/1" } },
  function(t)
    t.p1:use "Owl"
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-sum-grinder", name = "Great Grinder", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { bury = follower { friendly = true } },
    run = function(game) game.draw(game.paid_with():sum "attack") end },
}

scenario "10.4.2, 10.11.1 the sum of what was given up counts it as it was" {
  p1 = { field = { "Great Grinder", "Follower 2/2" } },
  function(t)
    t.p1:use "Great Grinder"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect(t.p1.hand):count(2)
  end }
