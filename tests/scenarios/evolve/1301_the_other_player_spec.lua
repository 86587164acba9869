-- SPDX-License-Identifier: MIT
-- What a card has another player do, or does with what that player has (5.4-5.20, 3.2, 9.1.2): each
-- of the two players has what the action is about, so that it shows whose was meant.

test_card { id = "T-OP-RECOVERY", name = "Their Recovery", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.recover(1, { by = "opponent" }) end,
}
test_card { id = "T-OP-GROWTH", name = "Their Growth", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.raise_max(1, { by = "opponent" }) end,
}
test_card { id = "T-OP-EVOLUTION", name = "Their Evolution", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.gain_evolution_points(1, { by = "opponent" }) end,
}
test_card { id = "T-OP-MILL", name = "Their Mill", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.mill(1, { by = "opponent" }) end,
}
test_card { id = "T-OP-THREE", name = "Their Three", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw_up_to(3, { by = "opponent" }) end,
}
test_card { id = "T-OP-SHELF", name = "Their Shelf", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.fill("ex", { by = "opponent" }) end,
}
test_card { id = "T-OP-TOP", name = "Their Top", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.banish(game.top(1, { of = "opponent" })) end,
}
test_card { id = "T-OP-PAGE", name = "Their Page", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.put(game.reveal_top(1, { of = "opponent" }), "hand") end,
}
test_card { id = "T-OP-SEARCH", name = "Their Search", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.search(nil, { by = "opponent" }) end,
}
test_card { id = "T-OP-WORD", name = "Their Word", type = "spell", class = "neutral", cost = 0,
  run = function(game) if game.yes("Draw a card?", { by = "opponent" }) then game.draw(1) end end,
}
test_card { id = "T-OP-DIE", name = "Their Die", type = "spell", class = "neutral", cost = 0,
  run = function(game) if game.roll(2, { by = "opponent" }) > 0 then game.draw(1) end end,
}
test_card(function()
  local follower = card { zone = "deck", type = "follower" }
  return card { id = "T-OP-HUNT", name = "Their Hunt", type = "spell", class = "neutral", cost = 0,
    run = function(game)
      local seen = game.reveal_until(follower, { of = "opponent" })
      game.put(seen[#seen], "hand")
    end,
  }
end)
test_card(function()
  local here = card { zone = "hand", type = "follower", friendly = true }
  return card { id = "T-OP-GIFT", name = "Gift Horse", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.put(game.choose(here), "field", { whose = "opponent" }) end,
  }
end)
test_card { id = "T-OP-TWIN", name = "Their Twin", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } },
  run = function(game, me, of) game.summon_copy(of, { whose = "opponent" }) end,
}
test_card(function()
  local dear = card { zone = "hand", friendly = true, cost = at_least(3) }
  return card { id = "T-OP-DEAR", name = "Throw Out", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.draw(game.discard(2, { where = dear })) end,
  }
end)
test_card { id = "T-OP-BELL", name = "Their Bell", type = "spell", class = "neutral", cost = 0, signals = { "bell" },
  run = function(game) game.signal("bell", nil, { by = "opponent" }) end,
}
test_card { id = "T-OP-EAR", name = "Ear", type = "amulet", class = "neutral", cost = 1, signals = { "bell" },
  when { signal = "bell", by = "you", run = function(game) game.deal(1, game.leader("opponent")) end },
}
test_card { id = "T-OP-QUIET", name = "Quiet Hour", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, it) game.lose_keyword(it, "ward", { lasts = "turn" }) end,
}
test_card { id = "T-OP-LEND", name = "Lend", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } },
  abilities = { guard = static { attack = 2 } },
  run = function(game, me, it) game.give_ability(it, "guard", { lasts = "turn" }) end,
}

scenario "5.14 another player recovers" {
  p1 = { hand = { "Their Recovery" }, play_points = 2, max_play_points = 5 },
  p2 = { play_points = 2, max_play_points = 5 },
  function(t)
    t.p1:play "Their Recovery"
    t:expect_number("p1", "play_points", 2)
    t:expect_number("p2", "play_points", 3)
  end }

scenario "3.2.4 another player's maximum grows" {
  p1 = { hand = { "Their Growth" }, max_play_points = 5 }, p2 = { max_play_points = 5 },
  function(t)
    t.p1:play "Their Growth"
    t:expect_number("p1", "max_play_points", 5)
    t:expect_number("p2", "max_play_points", 6)
  end }

scenario "3.2.5 another player gains an evolution point" {
  p1 = { hand = { "Their Evolution" }, evolution_points = 1 }, p2 = { evolution_points = 1 },
  function(t)
    t.p1:play "Their Evolution"
    t:expect_number("p1", "evolution_points", 1)
    t:expect_number("p2", "evolution_points", 2)
  end }

scenario "4.9 the top card of another player's deck goes into the cemetery" {
  p1 = { hand = { "Their Mill" }, deck = { "Follower 1/1" } }, p2 = { deck = { "Follower 2/2" } },
  function(t)
    t.p1:play "Their Mill"
    t:expect(t.p2.cemetery):is { "Follower 2/2" }
    t:expect("Follower 1/1"):in_zone "deck"
  end }

scenario "5.9.3 another player draws up to three cards, and says when it is enough" {
  p1 = { hand = { "Their Three" } }, p2 = { hand = { "Follower 1/1" }, deck = { "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Their Three"
    t.p2:yes()
    t.p2:yes()
    t.p2:no()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(3)
  end }

scenario "4.8.3.1 another player's EX area is filled from that player's deck" {
  p1 = { hand = { "Their Shelf" } }, p2 = { ex = { "Follower 1/1" }, deck = { "Follower 2/2", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Their Shelf"
    t:expect(t.p1.ex):count(0)
    t:expect(t.p2.ex):count(5):has "Follower 2/2"
  end }

scenario "4.5.2 the top card of another player's deck" {
  p1 = { hand = { "Their Top", "Their Page" }, deck = { "Follower 1/1" } },
  p2 = { deck = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Their Top"
    t:expect(t.p2.banished):is { "Follower 2/2" }
    t.p1:play "Their Page"
    t:expect(t.p2.hand):is { "Follower 3/3" }
    t:expect("Follower 1/1"):in_zone "deck"
  end }

scenario "5.20 another player's deck is revealed until there is one" {
  p1 = { hand = { "Their Hunt" }, deck = { "Follower 1/1" } },
  p2 = { deck = { "Their Mill", "Follower 2/2" } },
  function(t)
    t.p1:play "Their Hunt"
    t:expect(t.p2.hand):is { "Follower 2/2" }
    t:expect("Their Mill"):in_zone "deck":seen_by "p1"
    t:expect("Follower 1/1"):in_zone "deck"
  end }

scenario "5.7 another player searches, and says what is found" {
  p1 = { hand = { "Their Search" } }, p2 = { deck = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play "Their Search"
    t.p2:choose "Follower 3/3"
    t:expect(t.p2.hand):is { "Follower 3/3" }
  end }

scenario "10.6.2.7.2 another player is asked, and who played the card draws" {
  p1 = { hand = { "Their Word", "Their Word" } },
  function(t)
    t.p1:play "Their Word"
    t.p2:no()
    t:expect(t.p1.hand):count(1)
    t.p1:play "Their Word"
    t.p2:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "5.19 another player rolls" {
  p1 = { hand = { "Their Die" } },
  function(t)
    t.p1:play "Their Die"
    t:expect_event("roll", nil, { by = "p2" })
    t:expect(t.p1.hand):count(1)
  end }

scenario "5.4 a card is put onto another player's field" {
  p1 = { hand = { "Gift Horse", "Follower 1/1" } },
  function(t)
    t.p1:play("Gift Horse"):choose "Follower 1/1"
    t:expect(t.p2.field):is { "Follower 1/1" }
    t:expect(t.p1.field):count(0)
  end }

scenario "9.1.2 a copy is created on another player's field" {
  p1 = { hand = { "Their Twin" }, field = { "Follower 2/2" } },
  function(t)
    t.p1:play "Their Twin"
    t:expect(t.p2.field):count(1):has "Follower 2/2"
    t:expect(t.p1.field):count(1)
  end }

scenario "5.11 only cards that fit are discarded, as many as there are" {
  p1 = { hand = { "Throw Out", "Goblin", "Follower 1/1" } },
  function(t)
    t.p1:play "Throw Out"
    t:expect(t.p1.hand):has "Goblin":has "Follower 1/1"
    t:expect(t.p1.cemetery):is { "Throw Out" }
  end }

scenario "10.7.1 a signal of another player is heard by that player's cards" {
  p1 = { hand = { "Their Bell" }, field = { "Ear" } }, p2 = { field = { "Ear" } },
  function(t)
    t.p1:play "Their Bell"
    t:expect_defense("p1", 19)
    t:expect_defense("p2", 20)
  end }

scenario "10.9.1.2 a keyword is taken away until the turn ends" {
  p1 = { hand = { "Quiet Hour" } }, p2 = { field = { { "Sektor", evolved = true } } },
  function(t)
    t:expect("Sektor"):keyword "ward"
    t.p1:play "Quiet Hour"
    t:expect("Sektor"):no_keyword "ward"
    t:next_turn()
    t:expect("Sektor"):keyword "ward"
  end }

scenario "10.9.1.2 an ability is given until the turn ends" {
  p1 = { hand = { "Lend" }, field = { "Follower 1/1" } },
  function(t)
    t.p1:play "Lend"
    t:expect("Follower 1/1"):attack(3)
    t:next_turn()
    t:expect("Follower 1/1"):attack(1)
  end }

test_card(function()
  local here = card { zone = "hand", type = "follower", friendly = true }
  return card { id = "T-OP-GIFTS", name = "Two Gifts", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.put(game.all(here), "field", { whose = "opponent" }) end,
  }
end)

scenario "4.4.4.2 which of them fit onto the other player's field the controller of the effect says" {
  p1 = { hand = { "Two Gifts", "Follower 1/1", "Follower 2/2" } },
  p2 = { field = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Two Gifts"
    t.p1:choose "Follower 2/2"
    t:expect("Follower 2/2"):in_zone("field"):controlled_by "p2"
    t:expect("Follower 1/1"):in_zone "hand"
  end }
