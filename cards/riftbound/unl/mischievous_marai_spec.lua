-- SPDX-License-Identifier: MIT

scenario "Mischievous Marai: played to a battlefield she deals 2 to an enemy there" {
  rule = "811.1.d",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Mischievous Marai" } },
  p2 = { base = { "Unit 5" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Mischievous Marai")
    t:resolve()
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "Mischievous Marai: nothing in a base" {
  p1 = { hand = { "Mischievous Marai" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Mischievous Marai")
    t:expect_chain(0)
  end,
}
