-- SPDX-License-Identifier: MIT

scenario "Fresh Beans: a unit played in a showdown draws 1" {
  rule = "341",
  p1 = { base = { "Fresh Beans", "Unit 2" }, hand = { "Inferna" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Inferna"):at("West Field")
    t.p1:yes():yes()
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
