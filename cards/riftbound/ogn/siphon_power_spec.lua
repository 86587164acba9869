-- SPDX-License-Identifier: MIT

scenario "Siphon Power: one more for friends, one less for enemies at a battlefield" {
  p1 = {
    hand = { "Siphon Power" }, pool = { energy = 2, mind = 1 }, base = { "Unit 3", "Unit 2" },
  },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 1" }, ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Siphon Power"):on("West Field")
    t:resolve()
    t:expect("Unit 3"):might(4)
    t:expect("Unit 4"):might(3)
    t:expect("Unit 1"):might(1)
    t:expect("Unit 6"):might(6)
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Siphon Power: units that come later are not touched" {
  p1 = { hand = { "Siphon Power" }, pool = { energy = 2, order = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Siphon Power"):on("West Field")
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 3"):might(3)
  end,
}

scenario "740.1 Siphon Power: a team mate's units there are friendly" {
  format = "2v2",
  p1 = { hand = { "Siphon Power" }, pool = { energy = 9, any = 3 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Siphon Power"):on("West Field")
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "740.2 Siphon Power: enemies of either opponent there, for this turn" {
  format = "2v2", controls = { ["West Field"] = "p2" },
  p1 = { hand = { "Siphon Power" }, pool = { energy = 2, mind = 1 }, at = { ["East Field"] = { "Unit 3" } } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  p4 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Siphon Power"):on("West Field")
    t:pass_all()
    t:expect("Unit 4"):might(3)
    t:expect("Unit 5"):might(4)
    t:expect("Unit 3"):might(3)
    t:next_turn()
    t:expect("Unit 4"):might(4)
    t:expect("Unit 5"):might(5)
  end,
}

scenario "Siphon Power: a friend's Might is for this turn" {
  p1 = { hand = { "Siphon Power" }, pool = { energy = 2, mind = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Siphon Power"):on("West Field")
    t:pass_all()
    t:expect("Unit 3"):might(4)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end,
}
