-- SPDX-License-Identifier: MIT

scenario "Rocket Barrage: 4 to a unit in a base" {
  p1 = { hand = { "Rocket Barrage" }, pool = { energy = 4, mind = 1 } },
  p2 = { base = { "Unit 5" }, at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Rocket Barrage")
    t.p1:on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "Rocket Barrage: or a gear dies" {
  p1 = { hand = { "Rocket Barrage" }, pool = { energy = 4, mind = 1 } },
  p2 = { base = { "Pirate's Haven" } },
  function(t)
    t.p1:play("Rocket Barrage")
    t:pass_all()
    t:expect("Pirate's Haven"):in_zone("trash")
  end,
}

scenario "Rocket Barrage: its printed numbers" {
  p1 = { hand = { "Rocket Barrage" } },
  function(t)
    t:expect("Rocket Barrage"):attribute("energy", 4):attribute("power", 1)
  end,
}

scenario "Rocket Barrage: not a unit at a battlefield" {
  p1 = { hand = { "Rocket Barrage" }, pool = { energy = 4, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t:cannot(t.p1, "play", "Rocket Barrage", "355.8")
  end,
}

scenario "Rocket Barrage: repeated for its cost again" {
  rule = "820",
  p1 = { hand = { "Rocket Barrage" }, pool = { energy = 8, mind = 2 } },
  p2 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Rocket Barrage"):yes():on("Unit 5", "Unit 6")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect("Unit 6"):damage(4)
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "mind", 0)
  end,
}
