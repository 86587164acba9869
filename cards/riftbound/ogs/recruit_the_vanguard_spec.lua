-- SPDX-License-Identifier: MIT

scenario "Recruit the Vanguard: four Recruits, each with a place of its own" {
  rule = "355.2",
  p1 = {
    hand = { "Recruit the Vanguard" }, pool = { energy = 6 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Recruit the Vanguard")
    t:pass_all()
    t:expect_no_option("East Field")
    t.p1:choose("base"):choose("West Field"):choose("West Field"):choose("base")
    t:expect(t.p1.base):has("Recruit", 2)
    t:expect(t:at("West Field", 1)):has("Recruit", 2)
    t:expect("Recruit#1"):exhausted():might(1)
  end,
}

scenario "Recruit the Vanguard: without a battlefield all come to base" {
  p1 = { hand = { "Recruit the Vanguard" }, pool = { energy = 6 } },
  function(t)
    t.p1:play("Recruit the Vanguard")
    t:pass_all()
    t:expect(t.p1.base):is { "Recruit", "Recruit", "Recruit", "Recruit" }
    t:expect(t.p2.base):count(0)
  end,
}
