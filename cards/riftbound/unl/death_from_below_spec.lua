-- SPDX-License-Identifier: MIT

scenario "Death from Below: kills a unit at a battlefield; a small one lets it be played again for one Power" {
  rule = "386",
  p1 = { hand = { "Death from Below" }, pool = { energy = 4, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 9" } } },
  function(t)
    t.p1:play("Death from Below"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):in_zone("trash")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
    t:expect_number("p1", "fury", 0)
    t:expect(t.p1.trash):is { "Death from Below" }
  end,
}

scenario "Death from Below: not after a unit of 4" {
  p1 = { hand = { "Death from Below" }, pool = { energy = 4, fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 9" } } },
  function(t)
    t.p1:play("Death from Below"):on("Unit 4")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect("Unit 9"):at("West Field")
  end,
}
