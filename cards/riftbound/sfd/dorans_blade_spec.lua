-- SPDX-License-Identifier: MIT

scenario "Doran's Blade: Equip for one Body, two more Might" {
  rule = "818.1.c.2",
  p1 = { base = { "Doran's Blade", "Unit 1" }, pool = { body = 1 } },
  function(t)
    t.p1:use("Doran's Blade")
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Unit 1")
    t:expect("Unit 1"):might(3)
  end,
}

scenario "Doran's Blade: played from the hand it lies in the base by itself" {
  p1 = { base = { "Unit 1" }, hand = { "Doran's Blade" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Doran's Blade")
    t:expect("Doran's Blade"):unattached():ready()
    t:expect("Unit 1"):might(1)
    t:cannot(t.p1, "use", "Doran's Blade", "357")
  end,
}
