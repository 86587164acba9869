-- SPDX-License-Identifier: MIT

scenario "Mosstomper: Hunt 2" {
  rule = "823.1.c",
  p2 = { at = { ["West Field"] = { "Mosstomper" } } },
  function(t)
    t:next_turn()
    t:expect_number("p2", "xp", 2)
    t:expect("Mosstomper"):might(3):attribute("deflect", 0)
  end,
}

scenario "Mosstomper: with three XP of its controller it has one Might more and Deflect" {
  rule = "824.1.c",
  p1 = { xp = 3, base = { "Mosstomper" } },
  function(t)
    t:expect("Mosstomper"):might(4):attribute("deflect", 1)
  end,
}

scenario "Mosstomper: as soon as the XP are spent it has neither" {
  rule = "824.1.d",
  p1 = { xp = 3, at = { ["West Field"] = { "Mosstomper", "Megatusk" } } },
  function(t)
    t:expect("Mosstomper"):might(4)
    t.p1:use("Megatusk")
    t:expect("Mosstomper"):might(3):attribute("deflect", 0)
  end,
}
