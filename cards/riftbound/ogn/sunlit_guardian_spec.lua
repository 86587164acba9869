-- SPDX-License-Identifier: MIT

scenario "Sunlit Guardian: one more Might as a defender, and damage comes to it first" {
  rule = "815",
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Sunlit Guardian", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t:expect("Sunlit Guardian"):might(4)
    t:combat()
    t:expect("Sunlit Guardian"):in_zone("trash")
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Sunlit Guardian: no bonus as an attacker" {
  p1 = { base = { "Sunlit Guardian" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Sunlit Guardian", "West Field")
    t:expect("Sunlit Guardian"):might(3)
  end,
}
