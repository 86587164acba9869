-- SPDX-License-Identifier: MIT

scenario "Fresh Beans: a unit played in a showdown draws 1" {
  rule = "341",
  p1 = { base = { "Fresh Beans", "Unit 2" }, hand = { "Inferna" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Inferna"):at("West Field")
    t.p1:yes()
    t:expect("Fresh Beans"):exhausted()
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Fresh Beans: not outside of one" {
  p1 = { base = { "Fresh Beans" }, hand = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Unit 1")
    t:expect_decision("p1", "turn")
    t:expect("Fresh Beans"):ready()
  end,
}

scenario "484.8.c Fresh Beans: you play the unit, not a team mate" {
  format = "2v2",
  p1 = { base = { "Fresh Beans", "Unit 5" } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  p3 = { at = { ["North Field"] = { "Unit 1" } }, hand = { "Inferna" }, pool = { energy = 2 } },
  function(t)
    t.p1:move("Unit 5", "East Field")
    t.p1:pass()
    t.p2:pass()
    t.p3:play("Inferna"):at("North Field")
    t:expect("Inferna"):at("North Field")
    t:expect_no_event("trigger", "Fresh Beans")
  end,
}
