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
