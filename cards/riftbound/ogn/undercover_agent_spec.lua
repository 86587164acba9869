-- SPDX-License-Identifier: MIT

scenario "Undercover Agent: dying, discards two and draws two" {
  rule = "422.4", id = "RB-CX-072",
  p1 = {
    at = { ["West Field"] = { "Undercover Agent" } }, hand = { "Unit 1", "Unit 2", "Unit 3" },
  },
  p2 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Blast of Power"):on("Undercover Agent")
    t:pass_all()
    t.p1:choose("Unit 1", "Unit 2")
    t:expect(t.p1.hand):is { "Unit 3", "Filler", "Filler" }
    t:expect(t.p1.trash):is { "Undercover Agent", "Unit 1", "Unit 2" }
  end,
}

scenario "Undercover Agent: draws two also from an empty hand" {
  rule = "422.4", id = "RB-CX-072",
  p1 = { at = { ["West Field"] = { "Undercover Agent" } } },
  p2 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Blast of Power"):on("Undercover Agent")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Undercover Agent: returned to hand it did not die" {
  rule = "428.2.a",
  p1 = {
    hand = { "Highlander" }, pool = { energy = 4 },
    at = { ["West Field"] = { "Undercover Agent" } },
  },
  p2 = { hand = { "Blast of Power" }, pool = { energy = 6, order = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Blast of Power"):on("Undercover Agent"):pass()
    t.p1:play("Highlander"):on("Undercover Agent")
    t:pass_all()
    t:expect("Undercover Agent"):at("base")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Undercover Agent: dying in combat, its trigger resolves before the battlefield is lost" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Undercover Agent" } }, hand = { "Scrapheap" } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t:expect("Undercover Agent"):in_zone("trash")
    t:expect(t.p2.hand):count(3)
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end,
}

scenario "Undercover Agent: dying in Cull the Weak together with Soaring Scout" {
  p1 = {
    hand = { "Cull the Weak", "Unit 1" }, pool = { energy = 2, order = 1 },
    base = { "Undercover Agent" },
  },
  p2 = { base = { "Soaring Scout" } },
  function(t)
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler", "Filler" }
    t:expect(t.p2.runes):count(1)
  end,
}

scenario "370 Undercover Agent: banished instead of dying, it has no Deathknell to tell" {
  p1 = { hand = { "Smite" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { { "Undercover Agent", damage = 2 } } }, hand = { "Unit 1" } },
  function(t)
    t.p1:play("Smite"):on("Undercover Agent")
    t:pass_all()
    t:expect("Undercover Agent"):in_zone("banishment")
    t:expect_no_event("trigger", "Undercover Agent")
    t:expect(t.p2.hand):is { "Unit 1" }
  end,
}
