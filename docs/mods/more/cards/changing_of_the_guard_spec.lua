-- SPDX-License-Identifier: MIT
scenario "Changing of the Guard: who was attacked is in the base, and the fresh unit fights" {
  p1 = { base = { "Changing of the Guard", "Unit 5" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p1:yes():on("Unit 5")
    t:resolve()
    t:expect("Unit 2"):at("base")
    t:expect("Unit 5"):at("West Field")
  end }

scenario "Changing of the Guard: nobody in the base, nobody comes" {
  p1 = { base = { "Changing of the Guard" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:expect("Unit 2"):at("West Field")
    t:expect_no_event("trigger", "Changing of the Guard")
  end }
