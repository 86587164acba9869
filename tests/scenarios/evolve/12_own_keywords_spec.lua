-- SPDX-License-Identifier: MIT
-- Keywords that the engine does not know (docs/keywords.md): what they may stand for, how they
-- count, where their name may stand.

test_keyword "cinder" {
  reminder = "Fanfare: deal N damage to the enemy leader.", takes_value = true,
  fanfare {
    run = function(game, me)
      game.deal(me.cinder, game.leader(game.opponent()))
    end,
  },
}

test_keyword "bulwark" {
  reminder = "+N defense in your opponent's turns.", takes_value = true,
  static { turn = "opponent", defense = number.keyword("bulwark") },
}

test_keyword "feint" {
  reminder = "Quick: once in each turn, engage this to deal 1 damage to an enemy follower.",
  activated { quick = true, once_each_turn = true, cost = { engage = "me" },
    targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.deal(1, foe)
    end },
}

test_keyword "echo" {
  stacks = "each",
  last_words {
    run = function(game)
      game.draw(1)
    end },
}

test_keyword "sturdy" {
  damage { subject = "me", amount = number.event() - 1 },
}

test_keyword "vigil" {
  reminder = "Quick while your field is empty.",
  static { active_in = { "hand", "ex" }, keywords = "quick",
    while_ = number.you("field"):equals(0) },
}

test_keyword "desperate" {
  state { if_ = number.you("defense"):at_most(5),
    run = function(game, me)
      game.give(me, { attack = 2 })
    end },
}

test_card { id = "T-1", name = "Cinderling", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1, keywords = { cinder = 2, "ward" },
}
test_card { id = "T-2", name = "Wall", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 2, keywords = { bulwark = 3 },
}
test_card { id = "T-3", name = "Feinter", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1, keywords = { "feint" },
}
test_card { id = "T-4", name = "Bell", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1, keywords = { "echo" },
}
test_card { id = "T-5", name = "Tough", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 3, keywords = { "sturdy" },
}
test_card { id = "T-6", name = "Watch", type = "spell", class = "neutral", cost = 1,
  keywords = { "vigil" },
  run = function(game)
    game.draw(1)
  end,
}
test_card { id = "T-7", name = "Last Hope", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 3, keywords = { "desperate" },
}
test_card { id = "T-8", name = "Gift", type = "spell", class = "neutral", cost = 1,
  targets = { follower { friendly = true } },
  run = function(game, me, one)
    game.give(one, { keyword = "bulwark", value = 2 })
    game.give(one, { keyword = "feint" })
  end,
}
test_card { id = "T-9", name = "Ruin", type = "spell", class = "neutral", cost = 1,
  targets = { follower { keyword = "bulwark" } },
  run = function(game, me, one)
    game.lose_keyword(one, "bulwark")
  end,
}
test_card { id = "T-10", name = "Captain", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  static { affects = follower { friendly = true, other = true }, keywords = { bulwark = 1 } },
  static { affects = follower { friendly = true, bulwark = at_least(4) }, attack = 1 },
}

scenario "12 a keyword of a file is on its card, with its value" {
  p1 = { field = { "Wall", "Goblin" } },
  function(t)
    t:expect("Wall"):keyword("bulwark"):attribute("bulwark", 3):defense(2)
    t:expect("Goblin"):no_keyword("bulwark"):attribute("bulwark", 0)
  end }

scenario "12 a passive ability of a keyword, while it says" {
  turn = "p2",
  p1 = { field = { "Wall" } },
  function(t)
    t:expect("Wall"):defense(5)
    t:next_turn()
    t:expect("Wall"):defense(2)
  end }

scenario "12 an automatic ability, beside a keyword of the engine" {
  p1 = { hand = { "Cinderling" }, play_points = 1 },
  function(t)
    t.p1:play("Cinderling"):no()
    t:expect("Cinderling"):keyword("ward", "cinder")
    t:expect_defense("p2", 18)
  end }

scenario "12 values are added up: given by an effect and by a passive" {
  turn = "p2",
  p1 = { field = { "Wall", "Captain", "Goblin" } },
  function(t)
    t:expect("Wall"):attribute("bulwark", 4):defense(6):attack(2)
    t:expect("Goblin"):attribute("bulwark", 1):defense(3)
    t:expect("Captain"):no_keyword("bulwark")
  end }

scenario "12 a keyword that is given brings what it stands for" {
  p1 = { field = { "Goblin" }, hand = { "Gift" }, play_points = 1 },
  p2 = { field = { "Fighter" } },
  function(t)
    t:cannot(t.p1, "use", "Goblin")
    t.p1:play("Gift")
    t:expect("Goblin"):attribute("bulwark", 2):defense(2)
    t.p1:use("Goblin")
    t:expect("Goblin"):engaged()
    t:expect("Fighter"):damage(1)
    t:cannot(t.p1, "use", "Goblin")
  end }

scenario "12 and it can be taken away; selectors see it" {
  turn = "p2",
  p1 = { field = { "Wall", "Goblin" } }, p2 = { hand = { "Ruin" }, play_points = 1 },
  function(t)
    t.p2:play("Ruin")
    t:expect("Wall"):no_keyword("bulwark"):defense(2)
  end }

scenario "12 a timing of its own: an ability with Quick, once each turn" {
  turn = "p2",
  p1 = { field = { "Feinter" }, hand = { "Goblin" } }, p2 = { field = { "Veteran Lancer" } },
  function(t)
    t.p2:attack("Veteran Lancer", "p1's leader")
    t:expect_decision("p1", "quick")
    t.p1:use("Feinter")
    t:expect("Veteran Lancer"):damage(1)
  end }

scenario "12 stacks = \"each\": every instance triggers" {
  p1 = { field = { "Goblin" } }, p2 = { field = { { "Bell", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Bell")
    t:expect("Bell"):in_zone("cemetery")
    t:expect(t.p2.hand):count(1)
  end }

scenario "12 a replacement effect" {
  p1 = { field = { "Goliath" } }, p2 = { field = { { "Tough", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Tough")
    t:expect("Tough"):in_zone("field"):damage(2)
  end }

scenario "12 a spell has Quick only while its keyword says so" {
  turn = "p2",
  p1 = { hand = { "Watch" }, play_points = 1 }, p2 = { field = { "Goblin" } },
  function(t)
    t.p2:attack("Goblin", "p1's leader")
    t:can(t.p1, "play", "Watch")
    t:expect("Watch"):keyword("quick")
  end }

scenario "12 a spell whose keyword does not say Quick has none" {
  turn = "p2",
  p1 = { hand = { "Watch" }, play_points = 1, field = { "Goblin" } }, p2 = { field = { "Goblin" } },
  function(t)
    t.p2:attack("p2's Goblin", "p1's leader")
    t:cannot(t.p1, "play", "Watch", "12.3.4")
    t:expect("Watch"):no_keyword("quick")
  end }

scenario "12 a state trigger" {
  p1 = { field = { "Last Hope" }, defense = 6 }, p2 = { field = { "Goblin" } }, turn = "p2",
  function(t)
    t:expect("Last Hope"):attack(1)
    t.p2:attack("Goblin", "p1's leader")
    t:expect("Last Hope"):attack(3)
  end }

-- A static that gives one keyword with a value and another without.
test_card { id = "T-30", name = "Torch Rack", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, keywords = { cinder = 2, "bulwark", "drain" } },
}

scenario "12 values that statics give are summed with the card's own; one without counts 1; 12.13.3 Drain is there once" {
  p1 = { field = { "Torch Rack", "Torch Rack", "Cinderling", "Drain 2/2" } },
  function(t)
    t:expect("Cinderling"):attribute("cinder", 6):attribute("bulwark", 2)
    t:expect("Drain 2/2"):attribute("drain", 1):attribute("cinder", 4)
  end }

-- What a keyword's ability does counts as done by its card.
test_keyword "flint" {
  fanfare { run = function(game) game.draw(1) end },
}
test_keyword "blast" {
  last_words { run = function(game) game.deal(1, game.leader(game.opponent())) end },
}
test_card { id = "T-31", name = "Scout", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1,
  keywords = { "flint" },
}
test_card { id = "T-32", name = "Bomb", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  keywords = { "blast" },
}
test_card { id = "T-33", name = "Tally Keeper", type = "amulet", class = "neutral", cost = 0,
  fanfare { if_ = number.tally { event = "draw", source = { "follower" } }:equals(1),
    run = function(game) game.give(game.leader(), { defense = 3 }) end },
}
test_card { id = "T-34", name = "Ledger", type = "amulet", class = "neutral", cost = 0,
  fanfare { if_ = number.tally { event = "draw", source = { "amulet", "spell" } }:at_least(1),
    run = function(game) game.give(game.leader(), { defense = 3 }) end },
}
test_card { id = "T-35", name = "Coroner", type = "amulet", class = "neutral", cost = 0,
  fanfare {
    if_ = number.tally { event = "damage", subject = leader {}, source = { "follower" } }:equals(1),
    run = function(game) game.draw(1) end },
}

scenario "12.1.1 what a keyword's ability does is the doing of the follower that has the keyword" {
  p1 = { hand = { "Scout", "Tally Keeper", "Ledger" } },
  function(t)
    t.p1:play("Scout")
    t:expect(t.p1.hand):count(3)
    t.p1:play("Ledger")
    t:expect_defense("p1", 20)
    t.p1:play("Tally Keeper")
    t:expect_defense("p1", 23)
  end }

scenario "12.1.1 what a keyword's ability does is its follower's doing, also when that has left the field" {
  p1 = { hand = { "Coroner" }, field = { "Bomb" } }, p2 = { field = { { "Wall", engaged = true } } },
  function(t)
    t.p1:attack("Bomb", "Wall")
    t:expect("Bomb"):in_zone("cemetery")
    t:expect_defense("p2", 19)
    t.p1:play("Coroner")
    t:expect(t.p1.hand):count(1)
  end }

-- ---- Counters of a keyword (14.1) -----------------------------------------------------------------

test_keyword "fuse" { takes_value = true, counters = { "fuse" },
  when { event = "end_phase", by = "you",
    run = function(game, me)
      game.put_counters(me, "fuse", 1)
      if game.counters(me, "fuse") >= me.fuse then game.put(me, "cemetery") end
    end },
}
test_card { id = "t-candle", name = "Candle", type = "amulet", class = "neutral", cost = 1, keywords = { fuse = 2 },
}

scenario "14.1.2 a keyword lists the counters that its abilities put" {
  p1 = { field = { "Candle" } },
  function(t)
    t:next_turn()
    t:expect("Candle"):in_zone("field")
    t:next_turn()
    t:next_turn()
    t:expect("Candle"):in_zone("cemetery")
  end }
