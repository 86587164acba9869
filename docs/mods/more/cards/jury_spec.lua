-- SPDX-License-Identifier: MIT
scenario "Jury: two voices for one unit kill one" {
  p1 = { base = { "Unit 3" }, hand = { "Jury" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Jury")
    t:pass_all()
    t.p1:choose("Unit 2")
    t.p2:choose("Unit 2")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):at("base")
  end }
