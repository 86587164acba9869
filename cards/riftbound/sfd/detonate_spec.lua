-- SPDX-License-Identifier: MIT

scenario "Detonate: kills a gear, its controller draws 2" {
  p1 = { hand = { "Detonate" }, pool = { energy = 9, fury = 5 } },
  p2 = { base = { "Long Sword" } },
  function(t)
    t.p1:play("Detonate"):on("Long Sword")
    t:pass_all()
    t:expect("Long Sword"):in_zone("trash")
    t:expect(t.p2.hand):count(2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Detonate: also what is attached; a gear that has gone lets nobody draw" {
  rule = "359.3.e.14.a",
  p1 = { hand = { "Detonate" }, pool = { energy = 9, fury = 5 }, base = { "Gold" } },
  p2 = { base = { { "Unit 1", attached = { "Long Sword" } } } },
  function(t)
    t.p1:play("Detonate"):on("Gold")
    t.p1:use("Gold")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(0)
    t:expect("Long Sword"):attached_to("Unit 1")
  end,
}

scenario "411.1 Detonate: the gear's controller draws, whoever of three that is" {
  rule = "411.1",
  players = 3,
  p1 = { hand = { "Detonate" }, pool = { energy = 1, fury = 1 } },
  p2 = {}, p3 = { base = { "Orb of Regret" } },
  function(t)
    t.p1:play("Detonate"):on("Orb of Regret")
    t:pass_all()
    t:expect(t.p3.hand):count(2)
    t:expect(t.p1.hand):count(0)
  end,
}
