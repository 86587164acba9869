-- SPDX-License-Identifier: MIT

scenario "Master Yi, Tempered: with 6 XP Deflect and Ganking" {
  rule = "824",
  p1 = { at = { ["West Field"] = { "Master Yi, Tempered" } }, xp = 6 },
  function(t)
    t:expect("Master Yi, Tempered"):attribute("deflect", 1)
    t.p1:move("Master Yi, Tempered", "East Field")
    t:expect("Master Yi, Tempered"):at("East Field")
  end,
}

scenario "Master Yi, Tempered: below neither; Hunt 2" {
  rule = "823",
  p1 = { base = { "Master Yi, Tempered" }, xp = 3 },
  function(t)
    t:expect("Master Yi, Tempered"):attribute("deflect", 0):attribute("ganking", 0)
    t.p1:move("Master Yi, Tempered", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 5)
  end,
}
