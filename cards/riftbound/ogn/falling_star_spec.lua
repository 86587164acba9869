-- SPDX-License-Identifier: MIT

scenario "Falling Star: 3 to one unit, then 3 to a unit" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { base = { "Unit 5", "Unit 4" } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 5", "Unit 4")
    t:expect_chain(1)
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t:expect("Unit 4"):damage(3)
  end,
}

scenario "Falling Star: both may be the same one" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { base = { "Unit 5", "Unit 4" } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 5", "Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 4"):damage(0)
  end,
}

scenario "Falling Star: not without a unit" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  function(t) t:cannot(t.p1, "play", "Falling Star", "355.8") end,
}
