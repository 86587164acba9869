-- SPDX-License-Identifier: MIT

scenario "Vayne, Hunter: ready when an opponent controls a battlefield" {
  p1 = { hand = { "Vayne, Hunter" }, pool = { energy = 4, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Vayne, Hunter")
    t:expect("Vayne, Hunter"):ready()
    t.p1:move("Vayne, Hunter", "West Field")
    t:expect("Vayne, Hunter"):might(5)
  end,
}

scenario "Vayne, Hunter: exhausted when only she has one" {
  p1 = { hand = { "Vayne, Hunter" }, pool = { energy = 4, fury = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Vayne, Hunter"):at("base")
    t:expect("Vayne, Hunter"):exhausted()
  end,
}

scenario "Vayne, Hunter: one Energy returns her after a conquest" {
  rule = "383.3.b",
  p1 = { base = { "Vayne, Hunter" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Vayne, Hunter", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):is { "Vayne, Hunter" }
    t:expect_points("p1", 1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Vayne, Hunter: she may stay; a conquest without her is nothing to her" {
  p1 = { base = { "Vayne, Hunter", "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_chain(0)
    t.p1:move("Vayne, Hunter", "West Field")
    t:showdown_pass()
    t.p1:no()
    t:expect("Vayne, Hunter"):at("West Field")
  end,
}

scenario "484.8.c Vayne, Hunter: a team mate's battlefield is no opponent's" {
  format = "2v2",
  p1 = { hand = { "Vayne, Hunter" }, pool = { energy = 9, any = 3 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Vayne, Hunter"):at("base")
    t:pass_all()
    t:expect("Vayne, Hunter"):exhausted()
  end,
}
