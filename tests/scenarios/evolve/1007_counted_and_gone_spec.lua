-- SPDX-License-Identifier: MIT
-- The Nth time that something happens (10.7), counts of the whole game, and what an object that has
-- left remembers and had on it (10.11.1).
test_card { id = "T-SECOND", name = "Second Strike", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 9,
  when { event = "attack", subject = "me", nth = 2, run = function(game) game.draw(1) end },
}
test_card { id = "T-READY", name = "Ready", type = "spell", class = "neutral", cost = 0, targets = { follower { friendly = true } },
  run = function(game, me, it) game.refresh(it) end,
}
test_card { id = "T-EXITS", name = "Second Guest", type = "amulet", class = "neutral", cost = 0,
  when { event = "enter", subject = follower { friendly = true }, from = "ex", nth = 2, run = function(game) game.draw(1) end },
}
test_card { id = "T-WOUNDS", name = "Second Wound", type = "amulet", class = "neutral", cost = 0,
  when { event = "damage", subject = follower { friendly = true }, cause = "ability", nth = 2,
    run = function(game) game.draw(1) end },
}
test_card { id = "T-ZAP", name = "Zap", type = "spell", class = "neutral", cost = 0, targets = { follower {} },
  run = function(game, me, it) game.deal(1, it) end,
}
test_card(function()
  local drawn = number.tally { event = "draw", by = "you", ever = true }
  return card { id = "T-CHRON", name = "Chronicle", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.deal(drawn, game.leader("opponent")) end,
  }
end)
test_card { id = "T-URN", name = "Urn", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1, counters = { "soul" },
  when { event = "main_phase", by = "you", run = function(game, me)
    game.put_counters(me, "soul", 2)
    game.remember_number(me.remembered + 1)
  end },
  last_words { run = function(game, me)
    game.deal(game.counters(me, "soul"), game.leader("opponent"))
    game.give(game.leader(), { defense = me.remembered })
  end },
}
test_card(function()
  local mine = cards { zone = "banished", remembered_by_me = true }
  return card { id = "T-JAIL", name = "Jail", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1,
    fanfare { targets = { follower { enemy = true } },
      run = function(game, me, it) game.remember_cards(game.banish(it)) end },
    last_words { run = function(game) game.put(mine, "field") end },
  }
end)
test_card { id = "T-AXE", name = "Axe", type = "spell", class = "neutral", cost = 0, targets = { follower {} },
  run = function(game, me, it) game.destroy(it) end,
}

scenario "10.7.2 the second time that this attacks, not that anything does" {
  p1 = { field = { "Second Strike", "Follower 1/1" }, hand = { "Ready" } },
  function(t)
    t.p1:attack("Follower 1/1", "p2's leader")
    t:pass_all()
    t.p1:attack("Second Strike", "p2's leader")
    t:pass_all()
    t:expect_events(2, "attack")
    t:expect(t.p1.hand):count(1)
    t.p1:play("Ready"):on("Second Strike")
    t.p1:attack("Second Strike", "p2's leader")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.2 and each turn anew" {
  p1 = { field = { "Second Strike" } },
  function(t)
    t.p1:attack("Second Strike", "p2's leader")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:attack("Second Strike", "p2's leader")
    t:pass_all()
    t:expect(t.p1.hand):count(1) -- of the turn
  end }

scenario "10.7.2 the second follower that comes from the EX area" {
  p1 = { field = { "Second Guest" }, hand = { "Goblin" }, ex = { "Goliath", "Fighter" }, play_points = 9 },
  function(t)
    t.p1:play("Goblin")
    t.p1:play("Goliath")
    t:expect(t.p1.hand):count(0)
    t.p1:play("Fighter")
    t:expect(t.p1.hand):count(1)
  end }

scenario "5.13.4 the second time ability damage is dealt" {
  p1 = { field = { "Second Wound", { "Follower 3/6", engaged = true } } },
  p2 = { field = { "Follower 1/1" }, hand = { "Zap", "Zap" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 1/1", "Follower 3/6")
    t:pass_all()
    t.p2:play("Zap"):on("Follower 3/6")
    t:expect("Follower 3/6"):damage(2)
    t:expect(t.p1.hand):count(0)
    t.p2:play("Zap"):on("Follower 3/6")
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.6.2.7.2 what was drawn in the whole game" {
  p1 = { hand = { "Chronicle", "Fate's Hand" }, play_points = 9 },
  function(t)
    t.p1:play("Fate's Hand")
    t:next_turn()
    t:next_turn()
    t.p1:play("Chronicle")
    t:expect_defense("p2", 17)
  end }

scenario "10.11.1 Last Words know the counters that were on it, and the number it remembered" {
  p1 = { field = { "Urn" }, hand = { "Axe" }, defense = 10 }, phase = "start",
  function(t)
    t.p1:play("Axe"):on("Urn")
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 11)
  end }

scenario "4.1.4 and nothing of it is there when it comes again" {
  p1 = { field = { "Urn" }, hand = { "Nature's Guidance", "Axe" }, play_points = 1 }, phase = "start",
  function(t)
    t.p1:play("Nature's Guidance"):on("Urn")
    t.p1:play("Urn")
    t:expect("Urn"):counters("soul", 0)
    t.p1:play("Axe"):on("Urn")
    t:expect_defense("p2", 20)
  end }

scenario "10.11.1 Last Words give back what it banished and remembered" {
  p1 = { hand = { "Jail", "Axe" } }, p2 = { field = { "Follower 3/6" } },
  function(t)
    t.p1:play("Jail"):on("Follower 3/6")
    t:expect("Follower 3/6"):in_zone("banished")
    t.p1:play("Axe"):on("Jail")
    t:expect("Follower 3/6"):in_zone("field"):controlled_by("p2")
  end }

test_card { id = "t-gone9", name = "Widow's Due", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = false } },
  run = function(game, me, it)
    game.destroy(it)
    game.draw(1, { by = game.controller(it) })
    game.draw(1, { by = game.owner(it) })
  end,
}

scenario "10.11.1 what is destroyed still tells who controlled it, and who owns it" {
  p1 = { hand = { "Widow's Due" } },
  p2 = { field = { { "Follower 3/3", owner = "p1" } } },
  function(t)
    t.p1:play("Widow's Due"):on("Follower 3/3")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

-- ---- What an ability that waits knows of its card that is gone ---------------------

test_card { id = "T-KEEPER", name = "Keeper", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1, counters = { "soul" },
  activated { cost = { engage = "me" }, run = function(game, me)
    game.remember_number(3)
    game.put_counters(me, "soul", 5)
    game.later("tell")
  end },
  abilities = {
    tell = delayed { event = "draw", by = "you", run = function(game, me)
      game.deal(me.remembered, game.leader("opponent"))
      game.deal(game.counters(me, "soul"), game.leader())
    end },
  },
}
test_card { id = "T-LOOT", name = "Loot", type = "spell", class = "neutral", cost = 0, run = function(game) game.draw(1) end }

scenario "10.7.5 a delayed ability knows what its card remembered and had on it, though that is gone" {
  p1 = { field = { "Keeper" }, hand = { "Axe", "Loot" } },
  function(t)
    t.p1:use("Keeper")
    t:pass_all()
    t.p1:play("Axe"):on("Keeper")
    t:pass_all()
    t:expect("Keeper"):in_zone("cemetery")
    t.p1:play("Loot")
    t:pass_all()
    t:expect_number("p1", "defense", 15)
    t:expect_number("p2", "defense", 17)
  end }
