-- SPDX-License-Identifier: MIT

scenario "Solari Shrine: killing a stunned enemy, it may exhaust to draw" {
  p1 = { base = { "Solari Shrine" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { { "Unit 3", stunned = true } } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 3")
    t:resolve()
    t.p1:yes():yes()
    t:expect("Solari Shrine"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Solari Shrine: killed by damage of a spell, too" {
  rule = "428.5.c",
  p1 = { base = { "Solari Shrine" }, hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 2", stunned = true } } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "428.5.c Solari Shrine: and in combat, where the other side kills" {
  p1 = { base = { "Solari Shrine", "Unit 4" } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Solari Shrine: not my own dead of a combat" {
  p1 = { base = { "Solari Shrine", { "Unit 2", stunned = true } } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Solari Shrine" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t.p2:no()
    t:expect_decision("p1", "turn")
  end,
}

scenario "Solari Shrine: not for one that is not stunned, nor one its controller kills" {
  p1 = { base = { "Solari Shrine" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 3", { "Unit 2", stunned = true } }, hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t.p2:play("Vengeance#2"):on("Unit 2")
    t:pass_all()
    t:expect_decision("p2", "turn")
  end,
}

scenario "411.1 Solari Shrine: a team mate kills, not you" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Solari Shrine" } },
  p2 = { base = { { "Unit 5", stunned = true } } },
  p3 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p3:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect_decision("p3", "turn")
    t:expect("Solari Shrine"):ready()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "740.2 Solari Shrine: a stunned unit of your own that you kill is no enemy" {
  p1 = { base = { "Solari Shrine", { "Unit 3", stunned = true } }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_no_event("trigger", "Solari Shrine")
  end,
}

scenario "414.4 Solari Shrine: two that die together are two occasions, and it is exhausted for one" {
  p1 = { base = { "Solari Shrine" }, hand = { "Unchecked Power" }, pool = { energy = 7, mind = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } }, ["East Field"] = { { "Unit 4", stunned = true } } } },
  function(t)
    t.p1:play("Unchecked Power")
    t:resolve()
    t.p1:yes():yes():order { 1, 2 }:yes()
    t:pass_all()
    t:expect("Solari Shrine"):exhausted()
    t:expect(t.p1.hand):count(1)
  end,
}
