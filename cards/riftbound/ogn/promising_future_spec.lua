-- SPDX-License-Identifier: MIT

scenario "Promising Future: each player banishes one of five, then they are played from the next player on" {
  p1 = {
    hand = { "Promising Future" }, pool = { energy = 5, mind = 1 },
    deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6" },
  },
  p2 = { deck = { "Unit 7", "Unit 8", "Gust" } },
  function(t)
    t.p1:play("Promising Future")
    t:resolve()
    t.p1:choose("Unit 5")
    t.p2:choose("Unit 8")
    t:expect("Unit 8"):at("base"):controlled_by("p2")
    t:expect("Unit 5"):at("base"):controlled_by("p1")
    t:expect(t.p1.deck):starts_with { "Unit 6" }
    t:expect(t.p2.deck):count(2)
    t:expect(t.p1.banishment):count(0)
  end,
}

scenario "Promising Future: a spell without a target goes back to Banishment" {
  rule = "358.4",
  id = "RB-RU-207",
  p1 = { hand = { "Promising Future" }, pool = { energy = 5, mind = 1 }, deck = { "Gust" } },
  p2 = { deck = { "Unit 8" } },
  function(t)
    t.p1:play("Promising Future")
    t:pass_all()
    t:expect(t.p1.banishment):is { "Gust" }
    t:expect("Unit 8"):at("base")
  end,
}

test_card { id = "t-pf1", name = "Bin Watcher", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "recycle", by = "you", one_or_more = true, run = function(game, me) game.buff(me) end },
}

scenario "411.1 Promising Future: each player recycles the rest of their own cards" {
  p1 = { hand = { "Promising Future" }, pool = { energy = 8, any = 5 }, base = { "Bin Watcher" },
    deck = { "Unit 6", "Unit 7", "Unit 8", "Unit 9", "Unit 0" } },
  p2 = { base = { "Bin Watcher" }, deck = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Promising Future")
    t:resolve()
    t.p1:choose("Unit 0")
    t.p2:choose("Unit 5")
    t:expect_event("recycle", "Unit 1", { by = "p2" })
    t:expect_event("recycle", "Unit 6", { by = "p1" })
  end,
}

scenario "303.2.a Promising Future: with three players all banish, then the next player plays first, you last" {
  players = 3,
  p1 = { hand = { "Promising Future" }, pool = { energy = 5, mind = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { deck = { "Unit 3", "Unit 4" } },
  p3 = { deck = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Promising Future")
    t:resolve()
    t.p1:choose("Unit 2")
    t.p2:choose("Unit 3")
    t.p3:choose("Unit 6")
    t:pass_all()
    t:expect_order({ "play", "Unit 3" }, { "play", "Unit 6" }, { "play", "Unit 2" })
    t:expect("Unit 6"):controlled_by("p3")
    t:expect_event("recycle", "Unit 5", { by = "p3" })
  end,
}

scenario "356.1.b Promising Future: Power is still paid, and who cannot leaves the card banished" {
  p1 = { hand = { "Promising Future" }, pool = { energy = 5, mind = 1 }, deck = { "Unit 1" } },
  p2 = { deck = { "Darius, Trifarian" } },
  function(t)
    t.p1:play("Promising Future")
    t:pass_all()
    t:expect("Darius, Trifarian"):in_zone("banishment")
    t:expect("Unit 1"):at("base")
  end,
}

scenario "411.1 Promising Future: each player looks, banishes and recycles; an empty deck gives nothing" {
  players = 3,
  p1 = { hand = { "Promising Future" }, pool = { energy = 5, mind = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { deck = { "Unit 3", "Unit 4" } },
  p3 = { deck = {} },
  function(t)
    t.p1:play("Promising Future")
    t:resolve()
    t.p1:choose("Unit 2")
    t.p2:choose("Unit 3")
    t:pass_all()
    t:expect_event("banish", "Unit 2", { by = "p1" })
    t:expect_event("banish", "Unit 3", { by = "p2" })
    t:expect_event("recycle", "Unit 4", { by = "p2" })
    t:expect("Unit 3"):controlled_by("p2")
    t:expect_no_event("burn_out")
  end,
}
