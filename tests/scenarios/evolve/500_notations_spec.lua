-- SPDX-License-Identifier: MIT
-- What cards say in the words of the rules: keys of 5, tokens of 9, counters of 14, as scripts say it.

test_card(function()
  local stacks = amulets { keyword = "stack", friendly = true }
  return card { id = "t-501", name = "Sediment Giver", type = "spell", class = "runecraft", cost = 0,
    run = function(game)
      game.put_counters(game.choose(stacks, { text = "Which Stack?" }), "stack", 2)
    end,
  }
end)
test_card { id = "t-502", name = "Chain Count", type = "spell", class = "runecraft", cost = 0,
  run = function(game)
    game.raise_max(game.you().spellchain)
  end,
}
test_card { id = "t-503", name = "Grave Count", type = "spell", class = "abysscraft", cost = 0,
  run = function(game)
    game.mill(1)
    game.raise_max(game.you().necrocharge)
  end,
}
test_card { id = "t-504", name = "Seeker", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local seen = game.look(2, { up_to = true })
    game.put(seen, "hand")
  end,
}
test_card { id = "t-505", name = "Three Sparks", type = "spell", class = "runecraft", cost = 2,
  targets = { split(3, up_to(2, follower { enemy = true })) },
  run = function(game, me, foes)
    game.deal_split(foes)
  end,
}
test_card { id = "t-506", name = "Soul Price", type = "spell", class = "abysscraft", cost = 0,
  targets = { follower { enemy = true } },
  run = function(game, me, foe)
    game.destroy(foe)
    game.give(game.leader "you", { defense = foe.attack })
    if game.controller(foe) == game.opponent() then game.draw(1) end
  end,
}
test_card(function()
  local hand = cards { type = "follower", zone = "hand", friendly = true, cost = at_most(2) }
  return card { id = "t-507", name = "From the Hand", type = "spell", class = "neutral", cost = 0,
    run = function(game)
      game.put(game.choose(hand), "field")
    end,
  }
end)
test_card { id = "t-508", name = "Cast Off", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.all_discard(1)
  end,
}
test_card { id = "t-509", name = "Fresh Hands", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local counts = {}
    for _, player in ipairs(game.players()) do
      counts[player] = player.hand
      game.put(game.hand(player), "deck")
    end
    for _, player in ipairs(game.players()) do game.draw(counts[player], { by = player }) end
  end,
}
test_card { id = "t-510", name = "Look Four", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local seen = game.look(4)
    local taken = game.choose(seen, { optional = true, text = "Which one?" })
    game.reveal(taken)
    game.put(taken, "hand")
    game.put(game.rest(seen, { taken }), "deck_bottom")
  end,
}

test_card { id = "t-511", name = "Cast Away", type = "spell", class = "neutral", cost = 0,
  targets = { amulet { enemy = true } },
  run = function(game, me, it)
    if #game.banish(it) > 0 then game.draw(1) end
  end,
}

test_card { id = "t-512", name = "Golem Maker", type = "amulet", class = "runecraft", cost = 1,
  static { affects = cards { traits = "Golem", zone = any_of { "hand", "ex" }, friendly = true },
    cost = -1 },
}
test_card { id = "t-513", name = "Blessing", type = "spell", class = "neutral", cost = 0,
  targets = { follower { zone = "ex", friendly = true } },
  run = function(game, me, it)
    game.give(it, { attack = 2, defense = 2, keyword = "storm" })
  end,
}
test_card { id = "t-514", name = "Take Back", type = "spell", class = "neutral", cost = 0,
  targets = { follower { zone = "ex", friendly = true } },
  run = function(game, me, it)
    game.return_to_hand(it)
  end,
}
test_card { id = "t-515", name = "Trade Places", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true }, follower { zone = "ex", friendly = true } },
  run = function(game, me, one, other)
    game.swap(one, other)
  end,
}

scenario "4.1.4 what a card of the EX area was given is gone when it goes to the hand" {
  p1 = { hand = { "Blessing", "Take Back" }, ex = { "Goblin" } },
  function(t)
    t.p1:play "Blessing"
    t:expect("Goblin"):attack(4):defense(4):keyword "storm"
    t.p1:play "Take Back"
    t:expect("Goblin"):in_zone("hand"):attack(2):defense(2):no_keyword "storm"
  end }

scenario "5.12.1 two cards are swapped; what the one of the EX area was given it has on the field" {
  p1 = { hand = { "Blessing", "Trade Places" }, ex = { "Goblin" }, field = { "Fighter" } },
  function(t)
    t.p1:play("Blessing"):play "Trade Places"
    t:expect("Goblin"):in_zone("field"):attack(4)
    t:expect("Fighter"):in_zone "ex"
    t.p1:attack "Goblin"
    t:expect_defense("p2", 16)
  end }

scenario "10.10.1.1 what something keeps on the field has not been banished" {
  p1 = { hand = { "Cast Away" } },
  p2 = { field = { { "Magic Sediment", stack = 2 } } },
  function(t)
    t.p1:play "Cast Away"
    t:expect("Magic Sediment"):in_zone("field"):attribute("stack", 1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.6.1 what nothing keeps is banished" {
  p1 = { hand = { "Cast Away" } },
  p2 = { field = { "Woodland Refuge" } },
  function(t)
    t.p1:play "Cast Away"
    t:expect("Woodland Refuge"):in_zone "banished"
    t:expect(t.p1.hand):count(1)
  end }

scenario "4.4.3.1 what is said of playing cards speaks of the hand and the EX area" {
  p1 = { field = { "Golem Maker", "Strikeform Golem" }, ex = { "Guardform Golem" }, play_points = 1 },
  function(t)
    t:expect("Guardform Golem"):cost(1)
    t:expect("Strikeform Golem"):cost(2)
    t.p1:play("Guardform Golem"):no()
    t:expect_number("p1", "play_points", 0)
  end }

scenario "13.3.2.4 adding to a Stack puts counters on one that is there" {
  p1 = { hand = { "Sediment Giver" }, field = { "Magic Sediment", "Goblin" } },
  function(t)
    t.p1:play "Sediment Giver"
    t:expect("Magic Sediment"):attribute("stack", 3)
  end }

scenario "13.3.1.3 a spell that is being resolved is no spell in the cemetery" {
  p1 = { hand = { "Chain Count" }, cemetery = { "Angelic Snipe", "Goblin", "Onslaught" } },
  function(t)
    t.p1:play "Chain Count"
    t:expect_number("p1", "max_play_points", 2)
  end }

scenario "13.5.1.3.1 nor is it a card there" {
  p1 = { hand = { "Grave Count" }, cemetery = { "Angelic Snipe", "Goblin" } },
  function(t)
    t.p1:play "Grave Count"
    t:expect_number("p1", "max_play_points", 2) -- 13.5.1.3.2: counted as it began
  end }

scenario "5.10.2.1 looking at up to two: the first card is the first one" {
  p1 = { hand = { "Seeker" }, deck = { "Goliath", "Fighter", "Goblin" } },
  function(t)
    t.p1:play("Seeker"):yes():no()
    t:expect(t.p1.hand):is { "Goliath" }
  end }

scenario "10.6.2.4 damage that is divided is allocated as the card is played" {
  p1 = { hand = { "Three Sparks" }, play_points = 2 },
  p2 = { field = { "Goliath", "Angelic Sword Maiden" } },
  function(t)
    t.p1:play("Three Sparks"):choose("Goliath", "Angelic Sword Maiden")
    t:expect_decision("p1", "10.6.2.4")
    t.p1:assign { ["Goliath"] = 1, ["Angelic Sword Maiden"] = 2 }
    t:expect("Goliath"):damage(1)
    t:expect("Angelic Sword Maiden"):damage(2)
  end }

scenario "10.6.2.4.1 a single target takes all of the damage that is divided" {
  p1 = { hand = { "Three Sparks" }, play_points = 2 },
  p2 = { field = { "Goliath", "Angelic Sword Maiden" } },
  function(t)
    t.p1:play("Three Sparks"):choose "Angelic Sword Maiden"
    t:expect("Angelic Sword Maiden"):damage(3)
  end }

scenario "10.11.1 what was destroyed is asked about as it was on the field" {
  p1 = { hand = { "Soul Price" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Soul Price"
    t:expect_defense("p1", 23)
    t:expect(t.p1.hand):count(1)
  end }

scenario "4.1.2.2 a card of some kind in the own hand need not be found" {
  p1 = { hand = { "From the Hand", "Fighter" } },
  function(t)
    local other = t:copy()
    t.p1:play("From the Hand"):choose "Fighter"
    t:expect("Fighter"):in_zone "field"
    other.p1:play("From the Hand"):choose()
    other:expect("Fighter"):in_zone "hand"
  end }

scenario "1.3.4.1 the second player does not see what the first one selected" {
  p1 = { hand = { "Cast Off", "Goblin", "Fighter" } },
  p2 = { hand = { "Goliath", "Goblin" } },
  function(t)
    t.p1:play("Cast Off"):choose "Fighter"
    t:expect("Fighter"):in_zone("hand"):unseen_by "p2"
    t.p2:choose "Goliath"
    t:expect("Fighter"):in_zone "cemetery"
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "5.8.1 hands that go into the decks are shuffled in, and as many cards drawn" {
  p1 = { hand = { "Fresh Hands", "Goblin", "Fighter" } },
  p2 = { hand = { "Goliath" } },
  function(t)
    t.p1:play "Fresh Hands"
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(1)
    t:expect_event "shuffle"
  end }

scenario "5.20.1 of four cards one is revealed and taken, the rest goes under the deck" {
  p1 = { hand = { "Look Four" }, deck = { "Goliath", "Fighter", "Goblin", "Onslaught", "Lizardman" } },
  function(t)
    t.p1:play("Look Four"):choose "Goblin"
    t:expect_decision("p1", "4.1.5")
    t.p1:order { "Onslaught", "Goliath", "Fighter" }
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect("Goblin"):seen_by "p2"
    t:expect(t.p1.deck):is { "Lizardman", "Onslaught", "Goliath", "Fighter" }
  end }

-- ---- Whose number is fixed (13.3.1.4, 13.5.1.3.2) ----

test_card { id = "T-ENVY", name = "Envy", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    local theirs = game.opponent()
    if theirs.spellchain == 2 and theirs.necrocharge == 3 then game.draw(1) end
  end,
}

scenario "13.3.1.4 Spellchain and Necrocharge of the opponent count the opponent's cemetery" {
  p1 = { hand = { "Envy" }, cemetery = { "Envy" } },
  p2 = { cemetery = { "Envy", "Envy", "Follower 1/1" } },
  function(t)
    t.p1:play("Envy")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "T-KINDLE", name = "Kindle", type = "spell", class = "neutral", cost = 0,
  options = { { name = "fuel", cost = { discard = 1 } } },
  run = function(game)
    if game.you().spellchain == 1 and game.you().necrocharge == 1 then game.draw(2) end
  end,
}

scenario "13.3.1.4 it is fixed as the effect begins to be resolved, so a spell that was discarded to pay counts" {
  p1 = { hand = { "Kindle", "Envy" } },
  function(t)
    t.p1:play("Kindle"):choose("fuel")
    t:expect(t.p1.hand):count(2)
  end }
