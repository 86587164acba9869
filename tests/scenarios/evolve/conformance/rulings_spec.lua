-- SPDX-License-Identifier: MIT
-- Rulings of the publisher for Shadowverse: Evolve (docs/conformance.md); where they speak of cards
-- that are not here, test cards say the same.

test_card { id = "t-111", name = "Striker", type = "follower", class = "neutral", cost = 1,
  attack = 2, defense = 2,
  strike { run = function(game) game.draw(1) end },
}
test_card { id = "t-112", name = "Dusk Priest", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1, keywords = { "ward" },
  when { event = "end_phase", by = "you", run = function(game) game.draw(1) end },
}
test_card { id = "t-113", name = "Self Keeper", type = "spell", class = "neutral", cost = 3,
  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.destroy(foe)
    game.put(me, "ex")
  end,
}
test_card(function()
  local their_spells = cards { type = "spell", zone = "cemetery", enemy = true }
  return card { id = "t-114", name = "Borrower", type = "spell", class = "neutral", cost = 0,
    run = function(game)
      game.play(game.choose(their_spells), { cost = 0 })
    end,
  }
end)
test_card(function()
  local bats = followers { name = "Forest Bat", friendly = true }
  return card { id = "t-115", name = "Night Swarm", type = "spell", class = "abysscraft", cost = 3,
    targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.summon("Forest Bat", 2)
      game.deal(game.count(bats), foe)
    end,
  }
end)
test_card { id = "t-121", name = "Unseen", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1, keywords = { "aura" },
}
test_card { id = "t-116", name = "Guide", type = "follower", class = "neutral", cost = 2,
  traits = { "Nature" }, attack = 1, defense = 1,
  fanfare { run = function(game)
    if game.yes "Put a Fairy into the EX area?" then game.summon("Fairy", { to = "ex" }) end
    if game.you().field + game.you().ex >= 5 then game.draw(1) end
  end },
}
test_card { id = "t-117", name = "First Dusk", type = "amulet", class = "neutral", cost = 1,
  when { event = "end_phase", by = "you",
    run = function(game) game.deal(1, game.leader "opponent") end },
}
test_card { id = "t-118", name = "Second Dusk", type = "amulet", class = "neutral", cost = 1,
  when { event = "end_phase", by = "you",
    run = function(game) game.give(game.leader "opponent", { defense = 5 }) end },
}
test_card { id = "t-119", name = "Returning Mother", type = "follower", class = "neutral", cost = 2,
  attack = 2, defense = 2,
  last_words { run = function(game)
    game.summon "Knight"
  end },
}
test_card { id = "t-120", name = "Last Guard", type = "follower", class = "neutral", cost = 2,
  attack = 2, defense = 2,
  last_words { targets = { follower { enemy = true } },
    run = function(game, me, foe)
      game.destroy(foe)
    end },
}

test_card { id = "t-122", name = "Thief of Time", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { zone = "ex", friendly = true }, cost = -2 },
}
test_card { id = "t-123", name = "Sleeper", type = "follower", class = "neutral", cost = 3,
  attack = 1, defense = 1,
  activated { cost = { play_points = 2 }, active_in = "ex",
    run = function(game) game.draw(1) end },
}
test_card { id = "t-124", name = "Burden", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { type = "spell", zone = any_of { "hand", "ex", "cemetery" },
      enemy = true }, cost = 1 },
}
test_card { id = "t-125", name = "Great Leap", type = "spell", class = "neutral", cost = 12,
  options = { { name = "sacrifice", cost = { banish = card { type = "spell", zone = "cemetery",
    friendly = true } }, costs = 7 } },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-126", name = "Spell Caller", type = "follower", class = "neutral", cost = 1,
  attack = 1, defense = 1,
  fanfare { targets = { card { type = "spell", zone = "cemetery", friendly = true } },
    run = function(game, me, it) game.play(it, { cost = 0 }) end },
}
test_card { id = "t-127", name = "Insight Copy", type = "spell", class = "neutral", cost = 1,
  run = function(game) game.draw(1) end,
}
test_card { id = "t-128", name = "Companion", type = "follower", class = "neutral", cost = 1,
  traits = { "Friend" }, attack = 1, defense = 1,
  static { affects = "me", keywords = { "rush" },
    while_ = number.count(followers { traits = "Friend", friendly = true, other = true }):at_least(1) },
}
test_card { id = "t-129", name = "Fox Spirit", type = "amulet", class = "neutral", cost = 1,
  damage { source = follower { friendly = true }, amount = number.event() + 1 },
}
test_card { id = "t-130", name = "Harmless", type = "follower", class = "neutral", cost = 1,
  attack = 0, defense = 2,
}

scenario "SVE-RU-001 no Quick before an attack is declared; Strike comes before the window" {
  p1 = { field = { "Striker" } },
  p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t:cannot(t.p2, "play", "Angelic Snipe")
    t.p1:attack "Striker"
    t:expect_decision("p2", "quick")
    t:expect(t.p1.hand):count(1) -- Strike has been resolved
    t:can(t.p2, "play", "Angelic Snipe")
  end }

scenario "SVE-RU-001 the end phase: its abilities and Ward come before the window" {
  p1 = { field = { "Dusk Priest" } },
  p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "ward")
    t:expect(t.p1.hand):count(1)
    t.p1:choose "Dusk Priest"
    t:expect_decision("p2", "quick")
    t:can(t.p2, "play", "Angelic Snipe")
  end }

scenario "SVE-RU-004 a card that puts itself into the EX area goes into its owner's" {
  rule = "4.1.6",
  p1 = { hand = { "Borrower" } },
  p2 = { cemetery = { "Self Keeper" }, field = { "Goblin" } },
  function(t)
    t.p1:play "Borrower"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect(t.p2.ex):is { "Self Keeper" }
    t:expect(t.p1.ex):count(0)
  end }

scenario "SVE-RU-007 playing an ability is not playing a card: it costs no less" {
  rule = "10.6.1",
  p1 = { field = { "Thief of Time" }, ex = { "Sleeper" }, play_points = 1 },
  function(t)
    t:expect("Sleeper"):cost(1)
    t:cannot(t.p1, "use", "Sleeper")
    t.p1:play "Sleeper"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "SVE-RU-009 no spell without a follower to select, nor with Aura only" {
  rule = "10.6.2.3.4",
  p1 = { hand = { "Night Swarm" }, play_points = 3 },
  p2 = { field = { "Unseen" } },
  function(t)
    t:cannot(t.p1, "play", "Night Swarm", "10.6.2.3.4")
    t:expect_number("p1", "play_points", 3)
  end }

scenario "SVE-RU-010 with a full field what does not fit is not created, the rest is done" {
  rule = "4.4.4.2",
  p1 = { hand = { "Night Swarm" }, field = { "Forest Bat", "Forest Bat", "Forest Bat", "Goblin" },
    play_points = 3 },
  p2 = { field = { "Angelic Sword Maiden" } },
  function(t)
    t.p1:play "Night Swarm"
    t:expect(t.p1.field):count(5)
    t:expect("Angelic Sword Maiden"):damage(4)
  end }

scenario "SVE-RU-010 it is playable with no room at all" {
  rule = "10.6.2.6",
  p1 = { hand = { "Night Swarm" }, field = { "Forest Bat", "Goblin", "Goblin", "Goblin", "Goblin" },
    play_points = 3 },
  p2 = { field = { "Angelic Sword Maiden" } },
  function(t)
    t.p1:play "Night Swarm"
    t:expect(t.p1.field):count(5)
    t:expect("Angelic Sword Maiden"):damage(1)
  end }

scenario "SVE-RU-012 a cost that is set to 7, and one more: 8" {
  rule = "10.10.2.4",
  p1 = { hand = { "Great Leap" }, cemetery = { "Insight Copy" }, play_points = 8 },
  p2 = { field = { "Burden" } },
  function(t)
    t.p1:play "Great Leap"
    t:expect_number("p1", "play_points", 0)
    t:expect("Insight Copy"):in_zone "banished"
  end }

scenario "SVE-RU-012 seven play points are not enough" {
  rule = "10.10.2.4",
  p1 = { hand = { "Great Leap" }, cemetery = { "Insight Copy" }, play_points = 7 },
  p2 = { field = { "Burden" } },
  function(t)
    t:cannot(t.p1, "play", "Great Leap")
  end }

scenario "SVE-RU-013 a spell that an effect plays for nothing costs the one more" {
  rule = "10.2.1.3.3",
  p1 = { hand = { "Spell Caller" }, cemetery = { "Insight Copy" }, play_points = 2 },
  p2 = { field = { "Burden" } },
  function(t)
    t.p1:play "Spell Caller"
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "SVE-RU-013 without it the spell is not played" {
  rule = "10.6.2.5.3",
  p1 = { hand = { "Spell Caller" }, cemetery = { "Insight Copy" }, play_points = 1 },
  p2 = { field = { "Burden" } },
  function(t)
    t.p1:play "Spell Caller"
    t:expect(t.p1.hand):count(0)
    t:expect("Insight Copy"):in_zone "cemetery"
  end }

scenario "SVE-RU-016 a passive ability comes and goes with what it asks for" {
  rule = "10.1.1.3",
  p1 = { hand = { "Companion", "Nature's Guidance" }, field = { "Companion" }, play_points = 2 },
  function(t)
    t:expect("Companion#2"):no_keyword "rush"
    t.p1:play "Companion"
    t:expect("Companion#2"):keyword "rush"
    t.p1:play("Nature's Guidance"):choose "Companion#1"
    t:expect("Companion#2"):no_keyword "rush"
  end }

scenario "SVE-RU-017 a condition is looked at when its turn comes: with the token there are five" {
  rule = "10.6.2.7.2",
  p1 = { hand = { "Guide" }, field = { "Goblin", "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play("Guide"):yes()
    t:expect(t.p1.hand):count(1)
  end }

scenario "SVE-RU-017 a condition is looked at when its turn comes: without the token there are four" {
  rule = "10.6.2.7.2",
  p1 = { hand = { "Guide" }, field = { "Goblin", "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play("Guide"):no()
    t:expect(t.p1.hand):count(0)
  end }

scenario "SVE-RU-019 several abilities of one end phase: in any order, one after the other" {
  rule = "10.7.3.1",
  p1 = { field = { "First Dusk", "Second Dusk" } },
  p2 = { defense = 1 },
  function(t)
    local other = t:copy()
    t.p1:end_turn():choose "Second Dusk"
    t:expect_defense("p2", 5)
    other.p1:end_turn():choose "First Dusk"
    other:expect_winner "p1" -- dead before the other one comes
  end }

scenario "SVE-RU-021 the turn player's Last Words first; then the other may destroy what came of it" {
  rule = "10.5.2.3",
  p1 = { field = { "Returning Mother" } },
  p2 = { field = { { "Last Guard", engaged = true } } },
  function(t)
    t.p1:attack("Returning Mother", "Last Guard")
    t:expect("Returning Mother"):in_zone "cemetery"
    t:expect("Last Guard"):in_zone "cemetery"
    t:expect("Knight"):gone()
    t:expect(t.p1.field):count(0)
  end }

scenario "SVE-RU-024 no damage is dealt by an attack of 0, so it is not increased" {
  rule = "1.3.2.2",
  p1 = { field = { "Fox Spirit", "Harmless", "Goblin" } },
  function(t)
    t.p1:attack "Harmless"
    t:expect_defense("p2", 20)
    t.p1:attack "Goblin"
    t:expect_defense("p2", 17)
  end }
