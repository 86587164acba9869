-- SPDX-License-Identifier: MIT

scenario "Imposing Challenger: moving in, it drives a weaker enemy to another battlefield" {
  rule = "355.4",
  p1 = { base = { "Imposing Challenger" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 5" } } },
  function(t)
    t.p1:move("Imposing Challenger", "West Field")
    t.p1:yes()
    t.p1:on("Unit 4")
    t:resolve()
    t:expect("Unit 4"):at("East Field")
    t:expect("Unit 5"):at("West Field")
    t:expect_decision("p1", "323.11")
  end,
}

scenario "Imposing Challenger: not one of as much Might, and it need not" {
  p1 = { base = { "Imposing Challenger" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Imposing Challenger", "West Field")
    t:expect_chain(0)
    t:expect("Unit 5"):at("West Field")
  end,
}

scenario "Imposing Challenger: an enemy there is sent where its own controller may go" {
  format = "2v2",
  p1 = { base = { "Imposing Challenger" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } }, p3 = {}, p4 = { at = { ["North Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Imposing Challenger", "West Field")
    t.p1:yes()
    t:expect_no_event("choose", "North Field")
    t:resolve()
    t:expect("Unit 2"):at("East Field")
    t.p1:choose("West Field")
    t:showdown_pass()
  end }
