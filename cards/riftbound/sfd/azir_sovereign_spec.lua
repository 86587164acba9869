-- SPDX-License-Identifier: MIT

scenario "Azir, Sovereign: attacking, any of my tokens come along" {
  p1 = { base = { "Azir, Sovereign", "Recruit", "Recruit", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Azir, Sovereign", "West Field")
    t.p1:yes()
    t:expect_no_option("Unit 2")
    t.p1:choose("Recruit#1", "Recruit#2")
    t:resolve()
    t:expect("Recruit#1"):at("West Field"):attacking()
    t:expect("Recruit#2"):at("West Field"):attacking()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Azir, Sovereign: he may do without, and moving alone is no attack" {
  p1 = { base = { "Azir, Sovereign", "Recruit" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Azir, Sovereign", "West Field")
    t.p1:no()
    t:expect_chain(0)
    t:expect("Recruit"):at("base")
  end,
}

scenario "Azir, Sovereign: an open battlefield is not attacked" {
  p1 = { base = { "Azir, Sovereign", "Recruit" } },
  function(t)
    t.p1:move("Azir, Sovereign", "West Field")
    t:expect_decision("p1", "focus")
    t:expect_chain(0)
  end,
}

scenario "Azir, Sovereign: Accelerate" {
  p1 = { hand = { "Azir, Sovereign" }, pool = { energy = 5, order = 1 } },
  function(t)
    t.p1:play("Azir, Sovereign"):yes():at("base")
    t:expect("Azir, Sovereign"):ready()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "484.8.c Azir, Sovereign: your token units, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Azir, Sovereign", "Sand Soldier" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = { base = { "Recruit" } },
  function(t)
    t.p1:move("Azir, Sovereign", "East Field")
    t.p1:yes()
    t:expect_option("Sand Soldier")
    t:expect_no_option("Recruit")
    t.p1:choose("Sand Soldier")
    t:resolve()
    t:expect("Sand Soldier"):at("East Field")
    t:expect("Recruit"):at("base")
  end,
}

scenario "Azir, Sovereign: back in his base there is no battlefield to move to, wherever the tokens are" {
  rule = "359.3.f.2",
  p1 = { base = { "Azir, Sovereign", "Recruit" }, at = { ["East Field"] = { "Sand Soldier" } },
    hand = { "Flash" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Azir, Sovereign", "West Field")
    t.p1:yes()
    t.p1:choose("Sand Soldier", "Recruit")
    t.p1:play("Flash"):choose("Azir, Sovereign")
    t:pass_all()
    t:expect("Azir, Sovereign"):at("base")
    t:expect("Sand Soldier"):at("East Field")
  end,
}
