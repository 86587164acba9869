-- SPDX-License-Identifier: MIT

scenario "Yasuo, Remorseful: attacking, deals his Might to an enemy there" {
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field")
    t:resolve()
    t:expect("Unit 8"):damage(6)
  end,
}

scenario "Yasuo, Remorseful: not when he defends" {
  p1 = { base = { "Unit 8" } },
  p2 = { at = { ["West Field"] = { "Yasuo, Remorseful" } } },
  function(t)
    t.p1:move("Unit 8", "West Field")
    t:expect_chain(0)
  end,
}

scenario "740.2 Yasuo, Remorseful: an enemy unit where he attacks, whichever opponent's; none elsewhere" {
  format = "2v2",
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = { at = { ["North Field"] = { "Unit 7" } }, base = { "Unit 1" } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  p4 = { at = { ["West Field"] = { "Unit 8", "Unit 9" } } },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field")
    t:expect_options("Unit 8", "Unit 9")
    t.p1:choose("Unit 9")
    t:resolve()
    t:expect("Unit 9"):damage(6)
    t:expect("Unit 8"):damage(0)
  end,
}
