-- SPDX-License-Identifier: MIT

scenario "Switcheroo: two units at one battlefield have each other's Might this turn" {
  rule = "433",
  p1 = { hand = { "Switcheroo" }, pool = { energy = 2, chaos = 2 }, at = { ["West Field"] = { "Unit 2", "Unit 7" } } },
  function(t)
    t.p1:play("Switcheroo"):on("Unit 2", "Unit 7")
    t:pass_all()
    t:expect("Unit 2"):might(7)
    t:expect("Unit 7"):might(2)
    t:next_turn()
    t:expect("Unit 2"):might(2)
    t:expect("Unit 7"):might(7)
  end,
}

scenario "Switcheroo: units at different battlefields are not chosen together" {
  rule = "355.11",
  p1 = {
    hand = { "Switcheroo" }, pool = { energy = 2, chaos = 2 },
    at = { ["West Field"] = { "Unit 2", "Unit 7" }, ["East Field"] = { "Unit 4", "Unit 5" } },
  },
  function(t)
    t.p1:play("Switcheroo")
    assert(t:accepts(t.p1, "Unit 2", "Unit 7"))
    assert(not t:accepts(t.p1, "Unit 2", "Unit 4"))
    assert(not t:accepts(t.p1, "Unit 2"))
  end,
}

scenario "Switcheroo: with no two units at one battlefield it cannot be played" {
  p1 = {
    hand = { "Switcheroo" }, pool = { energy = 2, chaos = 2 }, base = { "Unit 1", "Unit 3" },
    at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 4" } },
  },
  function(t)
    t:cannot(t.p1, "play", "Switcheroo", "355.8")
  end,
}

scenario "Switcheroo: if one of the two has left when it resolves nothing is swapped" {
  rule = "359.3.e.7",
  p1 = { hand = { "Switcheroo" }, pool = { energy = 2, chaos = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { at = { ["West Field"] = { "Unit 7" } }, hand = { "Flash" }, pool = { energy = 2 } },
  controls = { ["West Field"] = "p1" },
  function(t)
    t.p1:play("Switcheroo"):on("Unit 2", "Unit 7"):pass()
    t.p2:play("Flash"):choose("Unit 7")
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t:expect("Unit 7"):might(7):at("base")
  end,
}

scenario "Switcheroo: hidden, it is played for nothing and chooses where it was" {
  rule = "811.1.d.2",
  p1 = {
    at = { ["West Field"] = { "Unit 2", "Unit 7" }, ["East Field"] = { "Unit 4", "Unit 5" } },
    facedown = { ["West Field"] = "Switcheroo" },
  },
  function(t)
    t.p1:play("Switcheroo")
    t:pass_all()
    t:expect("Unit 2"):might(7)
    t:expect("Unit 4"):might(4)
  end,
}
