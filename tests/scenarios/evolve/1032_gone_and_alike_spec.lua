-- SPDX-License-Identifier: MIT
-- What an effect does with a card that has gone meanwhile (1.3.2), with a token that it names, and with
-- cards that may not be played.

test_card { id = "t-late-gift", name = "Late Gift", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, one)
    game.destroy(one)
    game.give_ability(one, "parting")
    game.start("small", one)
    game.draw(1)
  end,
  abilities = {
    parting = last_words { run = function(game) game.draw(2) end },
    small = static { set_attack = 1 },
  },
}
test_card { id = "t-late-strength", name = "Late Strength", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, one)
    game.destroy(one)
    game.give(one, { attack = 2, defense = 2, keyword = "ward" })
    game.lose_abilities(one)
    game.draw(1)
  end,
}

scenario "1.3.2 a follower that has left the field is given no ability, and the rest of the effect happens" {
  p1 = { hand = { "Late Gift" } }, p2 = { field = { "Follower 3/1" } },
  function(t)
    t.p1:play("Late Gift"):on "Follower 3/1"
    t:expect("Follower 3/1"):in_zone "cemetery"
    t:expect_no_event "give"
    t:expect(t.p1.hand):count(1)
  end }

scenario "1.3.2 a follower that has left the field is given no attack, defense or keyword" {
  p1 = { hand = { "Late Strength" } }, p2 = { field = { "Follower 3/1" } },
  function(t)
    t.p1:play("Late Strength"):on "Follower 3/1"
    t:expect("Follower 3/1"):in_zone "cemetery"
    t:expect_no_event "give"
    t:expect(t.p1.hand):count(1)
  end }

-- ---- 9.1: tokens by name ----

test_card { id = "t-call-double", name = "Call The Double", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.summon("Double", { to = "field" }) end,
}

scenario "9.1.2 a token is created by its name, wherever in the pool it is, on the field as the text says" {
  p1 = { hand = { "Call The Double" } },
  function(t)
    t.p1:play "Call The Double"
    t:expect(t.p1.field):is { "Double" }
    t:expect("Double"):attack(2):defense(1)
  end }

-- ---- 10.6.2.1: what is played by an effect ----

test_card { id = "t-push", name = "Push", type = "spell", class = "neutral", cost = 0,
  targets = { leader { friendly = true } },
  run = function(game, me, one)
    game.play(one)
    game.draw(1)
  end,
}
test_card { id = "t-again", name = "Once More", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } },
  run = function(game, me, one)
    game.play(one)
    game.draw(1)
  end,
}

scenario "10.6.2.1 a leader cannot be played: it does not leave the leader area (4.3)" {
  p1 = { hand = { "Push" } },
  function(t)
    t.p1:play "Push"
    t:expect_events(1, "play")
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.6.2.1 a follower that is on the field already cannot be played" {
  p1 = { field = { "Follower 3/1" }, hand = { "Once More" } },
  function(t)
    t.p1:play("Once More"):on "Follower 3/1"
    t:expect_events(1, "play")
    t:expect("Follower 3/1"):in_zone "field"
    t:expect(t.p1.hand):count(1)
  end }

-- ---- 10.10.1.1: what a replacement begins while nothing is being resolved ----

test_card { id = "t-diet", name = "Dieter", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  instead_of { event = "draw", by = "you",
    run = function(game, me)
      game.give(me, { attack = 2 })
      game.give_ability(me, "parting")
    end },
  abilities = { parting = last_words { run = function(game, me) game.recover(me.attack) end } },
}
test_card { id = "t-axe", name = "Axe", type = "spell", class = "neutral", cost = 4,
  targets = { follower {} }, run = function(game, me, one) game.destroy(one) end,
}

scenario "10.10.1.1 what happens instead of the draw of the turn lasts, and its ability is the card's own" {
  turn = "p2", p1 = { field = { "Dieter" }, hand = { "Axe" }, max_play_points = 6 },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(1)
    t:expect("Dieter"):attack(3)
    t.p1:play("Axe"):on "Dieter"
    t:expect_number("p1", "play_points", 6)
  end }

-- ---- 10.9.1.1.1: the newest of several copies ----

test_card { id = "t-strong", name = "Pep", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } },
  run = function(game, me, one) game.give(one, { attack = 5, lasts = "turn" }) end,
}
test_card { id = "t-mirror", name = "Mirror", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true }, follower { enemy = true } },
  run = function(game, me, one, of) game.become_copy(one, of) end,
}

scenario "10.9.1.1.1 of two copies the newer one counts, also when an effect between them has ended" {
  p1 = { hand = { "Pep", "Mirror", "Mirror" }, field = { "Follower 1/1" } },
  p2 = { field = { "Follower 2/2", "Follower 3/1" } },
  function(t)
    t.p1:play("Pep"):on "Follower 1/1"
    t:forget()
    t.p1:play("Mirror#1"):on("Follower 1/1", "Follower 2/2")
    t:expect_events(1, "give", "Follower 1/1")
    t:expect("Follower 1/1"):attack(7)
    t:next_turn()
    t:next_turn()
    t:expect("Follower 1/1"):attack(2)
    t.p1:play("Mirror#2"):on("Follower 1/1", "Follower 3/1")
    t:expect("Follower 1/1"):attack(3)
  end }

-- ---- What is explained of cards that are nowhere to be played from (8.2.1) ----

scenario "8.2.1 of a card in a cemetery nothing is told about playing it; of one in the hand it is" {
  p1 = { cemetery = { "Follower 2/2" }, hand = { "Follower 3/1" }, play_points = 0 },
  function(t)
    t:expect_no_reason(t.p1, "Follower 2/2", { topic = "play" })
    t:expect_reason(t.p1, "Follower 3/1", { kind = "fails", topic = "play" })
  end }

-- ---- 13.2.1: the last card that was played ----

test_card { id = "t-newest", name = "Newcomer's Drum", type = "amulet", class = "neutral", cost = 0,
  static { affects = followers { friendly = true, last_played = true }, attack = 3 },
}
test_card { id = "t-plain-a", name = "Plain A", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1 }
test_card { id = "t-plain-b", name = "Plain B", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1 }

scenario "13.2.1 of two followers played this turn the later one is the last, at the moment it is played" {
  p1 = { hand = { "Plain A", "Plain B" }, field = { "Newcomer's Drum" } },
  function(t)
    t.p1:play "Plain A"
    t:expect("Plain A"):attack(4)
    t.p1:play "Plain B"
    t:expect("Plain B"):attack(4)
    t:expect("Plain A"):attack(1)
    t:next_turn()
    t:expect("Plain B"):attack(1)
  end }

-- ---- 13.3.2.2: Stack counters keep a card on the field, and nowhere else ----

test_card { id = "t-pillar", name = "Pillar", type = "amulet", class = "runecraft", cost = 1, keywords = { "stack" } }
test_card { id = "t-mark", name = "Chalk", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "cemetery", friendly = true, type = "amulet" } },
  run = function(game, me, one) game.put_counters(one, "stack", 1) end,
}
test_card { id = "t-oust", name = "Oust", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "cemetery", friendly = true, type = "amulet" } },
  run = function(game, me, one) game.return_to_hand(one) end,
}

scenario "13.3.2.2 a card in the cemetery is not kept there by a Stack counter" {
  p1 = { hand = { "Chalk", "Oust" }, cemetery = { "Pillar" } },
  function(t)
    t.p1:play("Chalk"):on "Pillar"
    t:expect_event("counters", "Pillar")
    t.p1:play("Oust"):on "Pillar"
    t:expect("Pillar"):in_zone "hand"
  end }

-- ---- 10.9.1.3: a trait that is given is that trait and no other ----

test_card { id = "t-smith", name = "Armourer", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, traits = { "Armed" } },
}
test_card { id = "t-chief", name = "Golem Chief", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true, traits = "Golem" }, attack = 2 },
  static { affects = followers { friendly = true, traits = "Armed" }, defense = 1 },
}
test_card { id = "t-golem", name = "Clay Golem", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1,
  traits = { "Golem" },
}

scenario "10.9.1.3 a trait that a follower is given is not another trait" {
  p1 = { field = { "Armourer", "Golem Chief", "Clay Golem", "Follower 1/1" } },
  function(t)
    t:expect("Follower 1/1"):attack(1):defense(2)
    t:expect("Clay Golem"):attack(3):defense(2)
  end }

-- It is the last card of the pool.
test_card { id = "t-second-double", name = "Double", type = "follower", class = "neutral", cost = 1, token = true, attack = 2, defense = 1 }
