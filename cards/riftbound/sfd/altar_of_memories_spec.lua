-- SPDX-License-Identifier: MIT

scenario "Altar of Memories: a friendly unit dies: draw 1, a card goes on the top of the deck" {
  p1 = { base = { "Altar of Memories", "Unit 1" }, hand = { "Vengeance", "Unit 2" }, pool = { energy = 4, order = 2 }, deck = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:resolve()
    t.p1:yes():yes()
    t:expect("Altar of Memories"):exhausted()
    t:resolve()
    t.p1:choose("Unit 2"):yes()
    t:expect(t.p1.hand):is { "Unit 3" }
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 4" }
    t:expect_no_event("recycle")
  end,
}

scenario "Altar of Memories: or at the bottom" {
  p1 = { base = { "Altar of Memories", "Unit 1" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 }, deck = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:resolve()
    t.p1:yes():yes()
    t:resolve()
    t.p1:no()
    t:expect(t.p1.deck):in_order { "Unit 4", "Unit 3" }
    t:expect("Unit 3"):unseen_by("p2")
  end,
}

scenario "Altar of Memories: not for an enemy unit" {
  p1 = { base = { "Altar of Memories" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect_decision("p1", "turn")
  end,
}

scenario "740.1 Altar of Memories: a team mate's unit is friendly; the bottom is no recycling" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Altar of Memories" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 }, deck = { "Unit 3", "Unit 4" } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 1" } }, p4 = {},
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:resolve()
    t.p1:yes():yes()
    t:resolve()
    t.p1:no()
    t:expect(t.p1.deck):in_order { "Unit 4", "Unit 3" }
    t:expect(t.p1.hand):count(0)
    t:expect_no_event("recycle")
  end,
}
