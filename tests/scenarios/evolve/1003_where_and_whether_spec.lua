-- SPDX-License-Identifier: MIT
-- Where abilities work (10.3.4, 10.3.5), which a card has when its effects are run (10.9.1.2), and
-- what is not done because it cannot be (1.3.3).

test_card { id = "t-silencer", name = "Silencer", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, x) game.lose_abilities(x) end,
}
test_card { id = "t-crowd", name = "Crowd", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  state { if_ = number.count(follower { friendly = true }):at_least(2), run = function(game) game.draw(1) end },
}
test_card { id = "t-mourned", name = "Mourned", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  last_words { run = function(game) game.deal(1, game.leader(game.opponent())) end },
}
test_card { id = "t-proud", name = "Proud", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  last_words { while_ = { attack = at_least(3) }, run = function(game) game.deal(1, game.leader(game.opponent())) end },
}
test_card { id = "t-medium", name = "Medium", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, x) game.run_effects("last_words", x) end,
}
test_card { id = "t-shrine", name = "Shrine", type = "amulet", class = "neutral", cost = 1,
  static { affects = follower { friendly = true }, grants = "farewell" },
  abilities = { farewell = last_words { run = function(game) game.deal(3, game.leader(game.opponent())) end } },
}
test_keyword "mourning" {
  last_words { run = function(game) game.draw(1) end },
}
test_card { id = "t-veiled", name = "Veiled", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  keywords = { "mourning" },
}

scenario "10.9.1.2 who has lost all abilities waits for no state" {
  p1 = { hand = { "Silencer", "Follower 1/1" }, field = { "Crowd" }, play_points = 1 },
  function(t)
    t.p1:play("Silencer"):on "Crowd"
    t.p1:play "Follower 1/1"
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.9.1.2 who has lost all abilities has no Last Words that could be run" {
  p1 = { hand = { "Silencer", "Medium" }, field = { "Mourned" } },
  function(t)
    t.p1:play("Silencer"):on "Mourned"
    t.p1:play("Medium"):on "Mourned"
    t:expect_defense("p2", 20)
  end }

scenario "10.9.1.2 Last Words that a follower has been given are run, too" {
  p1 = { hand = { "Medium" }, field = { "Mourned", "Shrine" } },
  function(t)
    t.p1:play "Medium"
    t.p1:choose "Mourned" -- which is first
    t:expect_defense("p2", 16)
  end }

scenario "10.9.1.2 Last Words of a keyword that a follower has been given are run" {
  p1 = { hand = { "Medium" }, field = { "Veiled" } },
  function(t)
    t.p1:play("Medium"):on "Veiled"
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.3.3 what is not valid is not run" {
  p1 = { hand = { "Medium" }, field = { "Proud" } },
  function(t)
    t.p1:play("Medium"):on "Proud"
    t:expect_defense("p2", 20)
  end }

-- ---- 10.3.4, 10.3.5 ----

test_card { id = "t-chief", name = "Chief", type = "leader", class = "neutral",
  when { event = "main_phase", by = "you", run = function(game) game.draw(1) end },
  state { if_ = number.you("hand"):at_least(3), run = function(game, me) game.give(me, { defense = 1 }) end },
  activated { cost = { play_points = 1 }, quick = true, once_each_turn = true,
    run = function(game) game.recover(1) game.draw(1) end },
}
test_card { id = "t-relic", name = "Relic", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  activated { active_in = "banished", quick = true, cost = { return_to_hand = "me" }, run = function(game) game.draw(1) end },
}

scenario "10.3.4 a leader's automatic abilities work in the leader area" {
  p1 = { leader = "Chief", hand = { "Spell" } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.hand):count(3)
    t:expect_defense("p1", 21)
  end }

scenario "10.3.4 a leader's activated ability is played" {
  p1 = { leader = "Chief", play_points = 2 },
  function(t)
    t.p1:use "Chief"
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Chief")
  end }

scenario "12.3.3 a leader's activated ability with Quick is played in a Quick window" {
  p1 = { field = { "Follower 1/1" } }, p2 = { leader = "Chief", play_points = 2 },
  function(t)
    t.p1:attack "Follower 1/1"
    t:expect_decision("p2", "quick")
    t.p2:use "Chief"
    t.p2:pass()
    t:expect(t.p2.hand):count(1)
    t:expect_event("pass", nil, { by = "p2" })
  end }

scenario "10.3.4 an ability that works in the banished zone is played from there" {
  p1 = { banished = { "Relic" } },
  function(t)
    t.p1:use "Relic"
    t:expect(t.p1.hand):has "Relic":count(2)
  end }

scenario "12.3.3 an ability of the banished zone is played in a Quick window, also without cards in hand" {
  p1 = { field = { "Follower 1/1" } }, p2 = { banished = { "Relic" } },
  function(t)
    t.p1:attack "Follower 1/1"
    t:expect_decision("p2", "quick")
    t.p2:use "Relic"
    t.p2:pass()
    t:expect(t.p2.hand):count(2)
  end }

-- ---- 8.4.7, 12.3.2 ----

test_card { id = "t-ambush", name = "Ambush", type = "spell", class = "neutral", cost = 1, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, x) game.destroy(x) end,
}
test_card { id = "t-graveyard", name = "Graveyard", type = "amulet", class = "neutral", cost = 1,
  static { affects = card { friendly = true, type = "spell" }, plays_from = "cemetery" },
}

scenario "12.3.2 a card with Quick that may be played from the cemetery is played in Quick windows" {
  p1 = { field = { "Follower 1/1" } },
  p2 = { field = { "Graveyard" }, cemetery = { "Ambush" }, play_points = 1 },
  function(t)
    t.p1:attack "Follower 1/1"
    t:expect_decision("p2", "quick")
    t.p2:play "Ambush"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }

-- ---- 1.3.3, 10.10.1.1 ----

test_card { id = "t-shy", name = "Shy", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = "me", cannot = "be_played" },
}
test_card(function()
local followers_of_hand = card { zone = "hand", owned = true, type = "follower" }
return card { id = "t-usher", name = "Usher", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.play(game.choose(followers_of_hand), { cost = 0 }) end,
}
end)

scenario "1.3.3 what cannot be played is not played by an effect either" {
  p1 = { hand = { "Shy", "Usher" } },
  function(t)
    t.p1:play("Usher"):choose "Shy"
    t:expect("Shy"):in_zone "hand"
  end }

test_card { id = "t-vault", name = "Vault", type = "amulet", class = "neutral", cost = 1,
  static { affects = card { zone = { "ex", "field" }, friendly = true }, cannot = "be_banished" },
}
test_card { id = "t-cage", name = "Cage", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "banish", subject = follower { friendly = true },
    run = function(game) game.return_to_hand(game.event.subject) end },
}
test_card(function()
local mine = card { zone = { "ex", "field" }, type = "follower", friendly = true }
return card { id = "t-charm", name = "Charm", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.transform(mine, "Fairy") end,
}
end)

scenario "5.16.1 where nothing is banished no token is created" {
  p1 = { hand = { "Charm" }, ex = { "Follower 1/1" }, field = { "Vault", "Follower 2/2" } },
  function(t)
    t.p1:play "Charm"
    t:expect(t.p1.ex):is { "Follower 1/1" }
    t:expect(t.p1.field):is { "Vault", "Follower 2/2" }
  end }

scenario "5.16.1 what goes elsewhere instead of being banished is not transformed (10.10.1.1)" {
  p1 = { hand = { "Charm" }, field = { "Cage", "Follower 2/2" } },
  function(t)
    t.p1:play "Charm"
    t:expect(t.p1.field):is { "Cage" }
    t:expect(t.p1.hand):is { "Follower 2/2" }
  end }

scenario "5.16.1 a token is transformed, though it is gone at once" {
  p1 = { hand = { "Charm" }, field = { "Knight" }, ex = { "Follower 1/1" } },
  function(t)
    t.p1:play "Charm"
    t:expect(t.p1.field):is { "Fairy" }
    t:expect(t.p1.ex):is { "Fairy" }
  end }

test_card { id = "t-hoarder", name = "Hoarder", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "discard", by = "you", run = function(game) game.deal(1, game.leader(game.opponent())) end },
}

scenario "7.4.6 where nothing was discarded it is not repeated" {
  p1 = { field = { "Hoarder" }, hand = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  function(t)
    t.p1:end_turn():choose "Spell"
    t:expect_decision("p2", "turn")
    t:expect(t.p1.hand):count(8)
    t:expect_defense("p2", 19)
  end }

-- ---- 10.10.2 ----

test_card { id = "t-ward-off", name = "Ward Off", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.start("guard", game.leader(), { lasts = "opponents_turn" }) end,
  abilities = { guard = damage { subject = "me", amount = 0, once = true } },
}
test_card { id = "t-cushion", name = "Cushion", type = "amulet", class = "neutral", cost = 1,
  damage { subject = leader { friendly = true }, amount = number.event() - 1 },
}
test_card { id = "t-dart", name = "Dart", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(1, game.leader(game.opponent())) end,
}

scenario "10.10.2 which is first is asked also where it says what is used up" {
  p1 = { hand = { "Ward Off" }, field = { "Cushion" } }, p2 = { hand = { "Dart", "Dart" } },
  function(t)
    t.p1:play "Ward Off"
    t:next_turn()
    t.p2:play "Dart"
    t:expect_decision("p1", "10.10.2")
    t.p1:choose "Cushion" -- nothing is left that could be prevented
    t:expect_defense("p1", 20)
    t.p2:play "Dart#2"
    t.p1:choose(2)
    t:expect_defense("p1", 20)
  end }

-- ---- 10.7.2.1: what is given twice ----

test_card { id = "t-drill", name = "Drill", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, grants = "spark" },
  static { affects = followers { friendly = true }, grants = "cheer" },
  static { affects = followers { friendly = true }, grants = "rally" },
  abilities = {
    spark = activated { once_each_turn = true, run = function(game) game.deal(1, game.leader(game.opponent())) end },
    cheer = when { event = "draw", by = "you", once_each_turn = true, run = function(game) game.give(game.leader(), { defense = 1 }) end },
    rally = when { event = "damage", subject = follower { enemy = true }, one_or_more = true, run = function(game) game.give(game.leader(), { defense = 5 }) end },
  },
}
test_card(function()
local foes = followers { enemy = true }
return card { id = "t-storm", name = "Hail", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(1, foes) end,
}
end)
test_card { id = "t-lecture", name = "Lecture", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1) game.draw(1) end,
}

scenario "8.3.1 an activated ability that two cards give is there twice: each once a turn" {
  p1 = { field = { "Drill", "Drill", "Follower 1/1" } },
  function(t)
    t.p1:use "Follower 1/1"
    t.p1:use "Follower 1/1"
    t:expect_defense("p2", 18)
    t:cannot(t.p1, "use", "Follower 1/1")
  end }

scenario "10.7.2.1 an automatic ability that two cards give triggers twice, each once a turn" {
  p1 = { field = { "Drill", "Drill", "Follower 1/1" }, hand = { "Lecture", "Lecture" } },
  function(t)
    t.p1:play "Lecture#1"
    t:expect_defense("p1", 22)
    t.p1:play "Lecture#2"
    t:expect_defense("p1", 22)
  end }

scenario "10.7.2.1 'one or more': each of the two triggers once" {
  p1 = { field = { "Drill", "Drill", "Follower 1/1" }, hand = { "Hail" } },
  p2 = { field = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Hail"
    t.p1:choose(1)
    t:expect_defense("p1", 30)
  end }

-- ---- Each thing that cannot be done (1.3.3) ----

test_card { id = "t-sleepers", name = "Sleeping Draught", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { enemy = true }, cannot = "be_refreshed" },
}
test_card { id = "t-waking", name = "Waking", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.refresh(it) end,
}
test_card { id = "t-veil", name = "Veil", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true, attack = at_most(2) }, cannot = "be_selected" },
}
test_card { id = "t-spark", name = "Spark", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-ward-stone", name = "Ward Stone", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, cannot = "take_ability_damage" },
}
test_card { id = "t-stunted", name = "Stunting", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true, engaged = true }, cannot = "evolve" },
}

scenario "1.3.3, 5.3 what cannot be refreshed stays engaged, by an effect and as its player's turn starts" {
  p1 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Waking" } },
  p2 = { field = { "Sleeping Draught", { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:play("Waking"):on "Follower 2/2"
    t:expect("Follower 2/2"):engaged()
    t:next_turn()
    t:expect("Follower 1/1"):attribute("engaged", 0)
    t:next_turn()
    t:expect("Follower 2/2"):engaged()
  end }

scenario "1.3.3, 10.6.2.3 what cannot be selected is no target for an opponent, and is one for its own player" {
  p1 = { hand = { "Spark" } },
  p2 = { field = { "Veil", "Follower 2/2", "Follower 3/3", "Follower 5/6" }, hand = { "Spark" } },
  function(t)
    t.p1:play "Spark"
    t:expect_option("Follower 3/3", "Follower 5/6")
    t:expect_no_option "Follower 2/2"
    t.p1:on "Follower 3/3"
    t:next_turn()
    t.p2:play("Spark"):on "Follower 2/2"
    t:expect("Follower 2/2"):damage(1)
  end }

scenario "1.3.3, 5.13.4 who is dealt no ability damage is dealt combat damage" {
  p1 = { field = { "Ward Stone", "Follower 3/3" }, hand = { "Spark" } },
  p2 = { field = { { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:play("Spark"):on "Follower 3/3"
    t:expect("Follower 3/3"):damage(0)
    t.p1:attack("Follower 3/3", "Follower 1/1")
    t:expect("Follower 3/3"):damage(1)
  end }

test_card { id = "t-raise", name = "Raise", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.evolve(it) end,
}

scenario "1.3.3, 5.15 what cannot evolve is not evolved, by its ability and by an effect" {
  p1 = { field = { "Stunting", "Sektor", { "Goblin", engaged = true } }, hand = { "Raise", "Raise" },
    evolve_deck = { "Goblin", "Sektor" }, play_points = 4 },
  function(t)
    t:cannot(t.p1, "evolve", "Goblin")
    t:can(t.p1, "evolve", "Sektor")
    t.p1:play("Raise"):on "Goblin"
    t:expect("Goblin"):unevolved()
    t.p1:play("Raise"):on "Sektor"
    t:expect("Sektor"):evolved()
  end }

scenario "10.3.4 in the hand a static that works there does, one of the field beside it does not" {
  p1 = { field = { "Follower 2/2" }, hand = { "Cheap Omen", "Field Omen", "Small Spell" }, play_points = 3 }, p2 = {},
  function(t)
    t:expect("Small Spell"):cost(2)
  end }

test_card { id = "T-EO1", name = "Cheap Omen", type = "amulet", class = "neutral", cost = 5,
  static { affects = cards { friendly = true, zone = "hand", name = "Small Spell" }, cost = -1, active_in = "hand" },
}
test_card { id = "T-EO2", name = "Field Omen", type = "amulet", class = "neutral", cost = 5,
  static { affects = cards { friendly = true, zone = "hand", name = "Small Spell" }, cost = -2 },
}
test_card { id = "T-EO5", name = "Small Spell", type = "spell", class = "neutral", cost = 3, run = function(game) end }
