-- SPDX-License-Identifier: MIT

scenario "Fox-Fire: kills units at one battlefield with four Might in all" {
  rule = "355.11.a",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 3" } } },
  function(t)
    t.p1:play("Fox-Fire"):choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Fox-Fire: not at two battlefields, not five Might" {
  rule = "355.11.a",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 3" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Fox-Fire")
    assert(not t:accepts(t.p1, "Unit 1", "Unit 2"), "units at two battlefields")
  end,
}

scenario "Fox-Fire: none may be chosen, and the spell is played all the same" {
  rule = "355.13",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Fox-Fire"):choose()
    t:pass_all()
    t:expect("Unit 1"):at("West Field")
    t:expect("Fox-Fire"):in_zone("trash")
  end,
}

scenario "Fox-Fire: a unit that grew too mighty meanwhile survives" {
  rule = "355.11.b",
  p1 = { hand = { "Fox-Fire" }, pool = { energy = 3 } },
  p2 = {
    at = { ["West Field"] = { "Unit 4" } }, hand = { "Combat Experience" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Fox-Fire"):choose("Unit 4"):pass()
    t.p2:play("Combat Experience"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("West Field")
  end,
}
