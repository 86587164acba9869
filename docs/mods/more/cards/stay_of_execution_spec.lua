-- SPDX-License-Identifier: MIT
scenario "Stay of Execution: it dies at the end of the turn" {
  p1 = { hand = { "Stay of Execution" }, at = { ["West Field"] = { "Unit 2" } }, pool = { energy = 2 } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 2")
    t.p2:pass()
    t.p1:play("Stay of Execution")
    t:pass_all()
    t:expect("Unit 2"):at("West Field"):damage(0)
    t.p2:end_turn()
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
  end }

scenario "Stay of Execution: who was not to die lives on, and an enemy dies" {
  p1 = { hand = { "Stay of Execution", "Incinerate" }, at = { ["West Field"] = { "Unit 2" } }, pool = { energy = 4 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Stay of Execution")
    t:pass_all()
    t.p1:play("Incinerate"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
  end }
