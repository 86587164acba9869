-- SPDX-License-Identifier: MIT

scenario "Noxian Drummer: a Recruit at the battlefield it moves to" {
  p1 = { base = { "Noxian Drummer" } },
  function(t)
    t.p1:move("Noxian Drummer", "West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):exhausted()
  end,
}

scenario "Noxian Drummer: also into a battlefield of the enemy" {
  p1 = { base = { "Noxian Drummer" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Noxian Drummer", "West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):attacking()
  end,
}

scenario "Noxian Drummer: not for a move to base" {
  p1 = { at = { ["West Field"] = { "Noxian Drummer" } } },
  function(t)
    t.p1:move("Noxian Drummer", "base")
    t:expect_chain(0)
    t:expect("Recruit"):gone()
  end,
}
