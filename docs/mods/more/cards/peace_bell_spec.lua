-- SPDX-License-Identifier: MIT
scenario "Bell of Peace: a round without a death" {
  p1 = { base = { "Bell of Peace" } },
  function(t)
    t:next_turn() t:next_turn()
    t:pass_all()
    t:expect_points("p1", 1)
  end }

scenario "Bell of Peace: a death costs the point of that round" {
  p1 = { base = { "Bell of Peace" }, hand = { "Incinerate" }, pool = { energy = 2 } }, p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:next_turn() t:next_turn()
    t:pass_all()
    t:expect_points("p1", 0)
    t:next_turn() t:next_turn()
    t:pass_all()
    t:expect_points("p1", 1)
  end }
