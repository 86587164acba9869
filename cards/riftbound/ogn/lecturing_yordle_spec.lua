-- SPDX-License-Identifier: MIT

scenario "Lecturing Yordle: draws when played" {
  p1 = { hand = { "Lecturing Yordle" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Lecturing Yordle")
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Lecturing Yordle: Tank takes the damage first" {
  rule = "815",
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Lecturing Yordle" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("Lecturing Yordle"):in_zone("trash")
    t:expect("Unit 1"):at("West Field")
  end,
}

scenario "Lecturing Yordle: moving draws nothing" {
  p1 = { base = { "Lecturing Yordle" } },
  function(t)
    t.p1:move("Lecturing Yordle", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
  end,
}
