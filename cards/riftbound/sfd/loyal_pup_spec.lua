-- SPDX-License-Identifier: MIT

scenario "Loyal Pup: joins the defence, and defends" {
  rule = "459.2.b.2",
  p1 = { base = { "Loyal Pup" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p1:yes()
    t:resolve()
    t:expect("Loyal Pup"):at("West Field"):defending()
  end,
}

scenario "Loyal Pup: need not; nothing when you attack" {
  p1 = { base = { "Loyal Pup", "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:expect_chain(0)
    t:expect("Loyal Pup"):at("base")
  end,
}

scenario "411.1 Loyal Pup: a team mate's defence is not yours" {
  rule = "411.1",
  teams = 2,
  turn = "p2",
  p1 = { base = { "Loyal Pup" } },
  p2 = { base = { "Unit 5" } }, p3 = { at = { ["West Field"] = { "Unit 2" } } }, p4 = {},
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:expect_chain(0)
    t:expect_decision("p2", "focus")
    t:expect("Loyal Pup"):at("base")
  end,
}
