-- SPDX-License-Identifier: MIT

scenario "Ruin Runner: enemy spells and abilities cannot choose it, friendly ones can" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 2", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Ruin Runner" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Stupefy")
    t:expect_option("Unit 2")
    t:expect_no_option("Ruin Runner")
    t.p1:choose("Unit 2"):pass()
    t.p2:play("Stupefy#2")
    t:expect_option("Ruin Runner")
  end,
}

scenario "Ruin Runner: what does not choose still reaches it" {
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Ruin Runner" } } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t:combat()
    t:expect("Ruin Runner"):in_zone("trash")
  end,
}
