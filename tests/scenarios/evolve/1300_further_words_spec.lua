-- SPDX-License-Identifier: MIT
-- What cannot happen (1.3.3), what is replaced (10.10), how often abilities trigger (10.7.2), and
-- from where cards are played (8.2.1).

test_card { id = "t-seek", name = "Seek", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.search() end,
}
test_card { id = "t-kill", name = "Kill", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.destroy(one) end,
}
test_card { id = "t-exile", name = "Ban", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.banish(one) end,
}
test_card { id = "t-bounce", name = "Bounce", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.return_to_hand(one) end,
}
test_card { id = "t-drawtwo", name = "Draw Two", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(2) end,
}
test_card { id = "t-rest", name = "Rest", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.recover(2) game.give(game.leader(), { defense = 3 }) end,
}
test_card { id = "t-drop", name = "Drop", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.discard(1) end,
}
test_card { id = "t-hit", name = "Hit", type = "spell", class = "neutral", cost = 0,
  targets = { any_of { follower {}, leader {} } }, run = function(game, me, one) game.deal(2, one) end,
}

-- ---- 1.3.3 ----

test_card { id = "t-tyrant", name = "Tyrant", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = "opponent", cannot = { "draw", "recover", "search" } },
  static { affects = leader { enemy = true }, cannot = "gain_defense" },
}
test_card { id = "t-hush", name = "Hush", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = "opponent", cannot = "play" },
  static { affects = card { enemy = true }, cannot = "use" },
}
test_card { id = "t-anchor", name = "Anchor", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { cannot = { "be_banished", "be_returned" } },
  activated { cost = { banish = "me" }, run = function(game) game.draw(1) end },
  activated { cost = { return_to_hand = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-tool", name = "Tool", type = "amulet", class = "neutral", cost = 1,
  activated { cost = { engage = "me" }, run = function(game) game.draw(1) end },
}

scenario "1.3.3 a player who cannot draw, recover or search does nothing of it; 5.9 his turn brings him no card" {
  p1 = { field = { "Tyrant" } },
  p2 = { hand = { "Draw Two", "Rest", "Seek" }, max_play_points = 4, defense = 10 },
  function(t)
    t:next_turn()
    t:expect(t.p2.hand):count(3)
    t.p2:play "Draw Two"
    t.p2:play "Seek"
    t.p2:play "Rest"
    t:expect(t.p2.hand):count(0)
    t:expect_defense("p2", 10)
  end }

scenario "1.3.3 a player who can draw, recover and search does so" {
  p1 = { field = { "Tyrant" }, hand = { "Draw Two", "Rest" }, max_play_points = 4, defense = 10 },
  function(t)
    t.p1:play "Draw Two"
    t.p1:play "Rest"
    t:expect(t.p1.hand):count(2)
    t:expect_defense("p1", 13)
    t:expect_number("p1", "play_points", 2)
  end }

test_card { id = "t-gag", name = "Gag", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = "opponent", cannot = "play" },
}
test_card(function()
  local mine = followers { zone = "hand", owned = true }
  return card { id = "t-usher", name = "Usher", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
    activated { cost = { engage = "me" }, run = function(game) game.play(game.choose(mine), { cost = 0 }) end },
  }
end)

scenario "1.3.3 a player who cannot play cards plays none by an effect" {
  p1 = { field = { "Gag" } }, p2 = { field = { "Usher" }, hand = { "Goblin" } }, turn = "p2",
  function(t)
    t.p2:use "Usher"
    t.p2:choose "Goblin"
    t:expect(t.p2.hand):count(1)
    t:expect("Goblin"):in_zone("hand")
  end }

scenario "1.3.3 an effect plays the card of a player who can play cards" {
  p2 = { field = { "Usher" }, hand = { "Goblin" } }, turn = "p2",
  function(t)
    t.p2:use "Usher"
    t.p2:choose "Goblin"
    t:expect("Goblin"):in_zone("field")
  end }

scenario "1.3.3 a player who cannot play cards, whose cards' abilities are not used" {
  p1 = { field = { "Hush" } }, p2 = { hand = { "Draw Two" }, field = { "Tool" } }, turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Draw Two", "1.3.3")
    t:cannot(t.p2, "use", "Tool", "1.3.3")
  end }

scenario "1.3.3 abilities of the other player's cards are used, though one player cannot play cards" {
  p1 = { field = { "Hush", "Tool" }, hand = { "Draw Two" } },
  function(t)
    t:can(t.p1, "play", "Draw Two")
    t:can(t.p1, "use", "Tool")
  end }

scenario "1.3.3 what cannot be banished or returned stays, and pays for nothing with it" {
  p1 = { field = { "Anchor", "Follower 1/1" }, hand = { "Ban", "Ban", "Bounce", "Kill" } },
  function(t)
    t:cannot(t.p1, "use", "Anchor", "10.6.2.5.3")
    t.p1:play("Ban#1"):on("Anchor")
    t.p1:play("Bounce"):on("Anchor")
    t:expect("Anchor"):in_zone("field")
    t.p1:play("Ban#2"):on("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("banished")
    t.p1:play("Kill"):on("Anchor")
    t:expect("Anchor"):in_zone("cemetery")
  end }

-- ---- 10.10 ----

test_card { id = "t-greed", name = "Greed", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "draw", by = "you", amount = number.event() * 2 },
}
test_card { id = "t-thrift", name = "Thrift", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "draw", by = "you", run = function(game) game.recover(1) end },
}
test_card { id = "t-void", name = "Void", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "bury", subject = card { enemy = true }, run = function(game) game.banish(game.event.subject) end },
}
test_card { id = "t-keeper", name = "Keeper", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "discard", subject = card { friendly = true }, run = function(game) game.put(game.event.subject, "ex") end },
}
test_card { id = "t-spring", name = "Spring", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "gain_defense", subject = leader { friendly = true }, amount = number.event() * 2 },
}
test_card { id = "t-pit", name = "Pit", type = "amulet", class = "neutral", cost = 1,
  instead_of { event = "return_to_hand", from = "field", subject = follower { enemy = true },
    run = function(game) game.destroy(game.event.subject) end },
}
test_card { id = "t-shield", name = "Shielder", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { run = function(game) game.start("guard", game.leader(), { lasts = "opponents_turn" }) end },
  abilities = { guard = damage { subject = "me", amount = 0, once = true } },
}

scenario "10.10.1 each card that would be drawn is two (5.9.2)" {
  p1 = { field = { "Greed" }, hand = { "Draw Two" } },
  function(t)
    t.p1:play "Draw Two"
    t:expect(t.p1.hand):count(4)
  end }

scenario "10.10.1.1 a draw may be none, with something else instead; the opponent's draws are as they were" {
  p1 = { field = { "Thrift" }, hand = { "Draw Two" }, max_play_points = 5 }, p2 = { hand = { "Draw Two" } },
  function(t)
    t.p1:play "Draw Two"
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "play_points", 2)
    t:next_turn()
    t:expect(t.p2.hand):count(2)
  end }

scenario "10.10.1 what would be buried is banished, from wherever: destroyed, discarded, a spell" {
  p1 = { field = { "Void" }, hand = { "Kill" } },
  p2 = { field = { "Follower 1/1" }, hand = { "Drop", "Follower 2/2" } },
  function(t)
    t.p1:play("Kill"):on("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("banished")
    t:expect("Kill"):in_zone("cemetery")
    t:next_turn()
    t.p2:play("Drop"):choose("Follower 2/2")
    t:expect("Follower 2/2"):in_zone("banished")
    t:expect("Drop"):in_zone("banished")
  end }

scenario "10.10.1.1 a discard that is replaced is none" {
  p1 = { field = { "Keeper" }, hand = { "Drop", "Follower 2/2" } },
  function(t)
    t.p1:play "Drop"
    t:expect("Follower 2/2"):in_zone("ex")
    t:expect_no_event("discard")
  end }

scenario "10.10.1 a leader gains twice as much defense (2.8)" {
  p1 = { field = { "Spring" }, hand = { "Rest" }, defense = 10 },
  function(t)
    t.p1:play "Rest"
    t:expect_defense("p1", 16)
  end }

scenario "10.10.1 what would return to the hand is destroyed (5.5); the own is not" {
  p1 = { field = { "Pit", "Follower 2/2" }, hand = { "Bounce", "Bounce" } }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Bounce#1"):on("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("cemetery")
    t.p1:play("Bounce#2"):on("Follower 2/2")
    t:expect("Follower 2/2"):in_zone("hand")
  end }

scenario "10.2.1.2 the next damage only" {
  p1 = { hand = { "Shielder", "Hit", "Hit" }, play_points = 1 },
  function(t)
    t.p1:play "Shielder"
    t.p1:play("Hit#1"):on("p1's leader")
    t:expect_defense("p1", 20)
    t.p1:play("Hit#2"):on("p1's leader")
    t:expect_defense("p1", 18)
  end }

-- ---- 10.7.2 ----

test_card { id = "t-dirge", name = "Dirge", type = "amulet", class = "neutral", cost = 1,
  static { affects = "you", triggers = { class = "last_words", more = 1 } },
}
test_card { id = "t-silence", name = "Silence", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { enemy = true }, triggers = { class = "last_words", never = true } },
}
test_card { id = "t-echo", name = "Echo", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true, traits = "Pixie" }, triggers = { class = "fanfare", more = 2 } },
}
test_card { id = "t-pixie", name = "Sprite", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1, traits = { "Pixie" },
  fanfare { run = function(game) game.draw(1) end },
}
test_card { id = "t-mourned", name = "Mourned", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1,
  last_words { run = function(game) game.draw(1) end },
}
test_card { id = "t-seance", name = "Seance", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "cemetery", type = "follower" } },
  run = function(game, me, one) game.run_effects("last_words", one) end,
}

scenario "10.7.2.1 Last Words trigger once more" {
  p1 = { field = { "Dirge", "Mourned" }, hand = { "Kill" } },
  function(t)
    t.p1:play("Kill"):on("Mourned")
    t.p1:choose(1)
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.7.2.1 Last Words trigger once more for that player only" {
  p1 = { field = { "Dirge" }, hand = { "Kill" } }, p2 = { field = { "Mourned" } },
  function(t)
    t.p1:play("Kill"):on("Mourned")
    t:expect(t.p2.hand):count(1)
  end }

scenario "1.3.3 Last Words that do not trigger, as the follower was (10.7.4.1.2)" {
  p1 = { field = { "Silence", "Mourned" }, hand = { "Kill", "Kill" } }, p2 = { field = { "Mourned" } },
  function(t)
    t.p1:play("Kill#1"):on("p2's Mourned")
    t:expect(t.p2.hand):count(0)
    t.p1:play("Kill#2"):on("Mourned")
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.2.1 Fanfares of some trigger twice more, and no other" {
  p1 = { field = { "Echo" }, hand = { "Sprite" } },
  function(t)
    t.p1:play "Sprite"
    t:expect(t.p1.hand):count(3)
  end }

scenario "10.7.2 the Last Words of a card in a cemetery, for who uses them (10.7.7)" {
  p1 = { hand = { "Seance" } }, p2 = { cemetery = { "Mourned" } },
  function(t)
    t.p1:play("Seance"):on("Mourned")
    t:expect(t.p1.hand):count(1)
    t:expect("Mourned"):in_zone("cemetery")
  end }

scenario "10.7.2 a card without Last Words in a cemetery has none to use" {
  p1 = { hand = { "Seance" }, cemetery = { "Follower 1/1" } },
  function(t)
    t.p1:play("Seance"):on("Follower 1/1")
    t:expect(t.p1.hand):count(0)
  end }

-- ---- 8.2.1 ----

test_card { id = "t-crypt", name = "Crypt", type = "amulet", class = "neutral", cost = 1,
  static { affects = card { friendly = true, type = "spell" }, plays_from = "cemetery", turn = "you" },
  static { affects = card { zone = "cemetery", friendly = true, type = "spell" }, cost = 1 },
}
test_card { id = "t-phoenix", name = "Phoenix", type = "follower", class = "neutral", cost = 2, attack = 2, defense = 2,
  static { plays_from = "cemetery", while_ = number.you("cemetery"):at_least(2) },
}

scenario "8.2.1 spells are played from the cemetery, for what they cost there" {
  p1 = { field = { "Crypt" }, cemetery = { "Draw Two", "Follower 1/1" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "play", "Follower 1/1")
    t.p1:play "Draw Two"
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "play_points", 0)
    t:cannot(t.p1, "play", "Draw Two")
  end }

scenario "8.2.1 spells are played from the cemetery neither if they are the opponent's nor without a card that says so" {
  p1 = { field = { "Crypt" }, play_points = 1 }, p2 = { cemetery = { "Draw Two" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "play", "Draw Two")
    t:next_turn()
    t:cannot(t.p2, "play", "Draw Two")
  end }

scenario "8.2.1 a card that may be played from the cemetery itself (10.3.4), while its condition holds" {
  p1 = { cemetery = { "Phoenix", "Spell" }, play_points = 2 },
  function(t)
    t.p1:play "Phoenix"
    t:expect("Phoenix"):in_zone("field"):attack(2)
  end }

scenario "8.2.1 a card is not played from the cemetery where its own condition does not hold" {
  p1 = { cemetery = { "Phoenix" }, play_points = 2 },
  function(t) t:cannot(t.p1, "play", "Phoenix") end }

test_card { id = "t-own-ghost", name = "Own Accord", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { plays_from = "cemetery" },
}
test_card { id = "t-own-library", name = "Library", type = "amulet", class = "neutral", cost = 1,
  static { affects = card { friendly = true, type = "spell" }, plays_from = "cemetery" },
}

scenario "8.2.1 what a card says of itself holds beside what another one says of others" {
  p1 = { field = { "Library" }, cemetery = { "Own Accord", "Follower 1/1" }, play_points = 9 },
  function(t)
    t:cannot(t.p1, "play", "Follower 1/1")
    t.p1:play "Own Accord"
    t:expect("Own Accord"):in_zone "field"
  end }

test_card { id = "T-LATE-GUARD", name = "Late Guard", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { friendly = true } },
  run = function(game, me, it) game.give(it, { attack = 2, lasts = "opponents_turn" }) end,
}

scenario "1.3.1 an effect until the end of the opponent's next turn that begins in the opponent's turn lasts beyond it" {
  turn = "p2",
  p1 = { hand = { "Late Guard" }, field = { "Follower 1/2" } }, p2 = {},
  function(t)
    t.p2:end_turn()
    t.p1:play("Late Guard"):on("Follower 1/2")
    t:expect("Follower 1/2"):attack(3)
    t:expect_decision("p1", "7.3.3")
    t:next_turn()
    t:expect("Follower 1/2"):attack(3)
    t:next_turn()
    t:expect("Follower 1/2"):attack(1)
  end }
