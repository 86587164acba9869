-- SPDX-License-Identifier: MIT

scenario "Long Sword: played as a Reaction it attaches itself, two more Might" {
  rule = "819.1.d",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Long Sword" },
    pool = { energy = 2, fury = 1 } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 2"):pass()
    t.p1:play("Long Sword")
    t:pass_all()
    t:expect("Long Sword"):attached_to("Unit 2"):at("West Field")
    t:expect("Unit 2"):might(4):damage(2):at("West Field")
  end,
}

scenario "Long Sword: Equip for one Fury" {
  rule = "818.1.c.2",
  p1 = { base = { "Long Sword", "Unit 1" }, pool = { fury = 1 } },
  function(t)
    t.p1:use("Long Sword")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Long Sword: Equip not for another domain, and not on an opponent's turn" {
  p1 = { base = { "Long Sword", "Unit 1" }, pool = { calm = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Long Sword", "357")
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Long Sword: without a unit nothing is attached" {
  rule = "402.3",
  p1 = { hand = { "Long Sword" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Long Sword")
    t:expect_chain(0)
    t:expect("Long Sword"):unattached():at("base")
  end,
}
