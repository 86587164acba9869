-- SPDX-License-Identifier: MIT

scenario "Fae Porter: for one Chaos a unit comes along" {
  rule = "359.3.f.3",
  p1 = { base = { "Fae Porter", "Unit 2" }, pool = { chaos = 1 } },
  function(t)
    t.p1:move("Fae Porter", "West Field")
    t.p1:yes():on("Unit 2"):yes()
    t:resolve()
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Fae Porter: not without the Chaos" {
  p1 = { base = { "Fae Porter", "Unit 2" } },
  function(t)
    t.p1:move("Fae Porter", "West Field")
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
    t:expect("Unit 2"):at("base")
  end,
}
