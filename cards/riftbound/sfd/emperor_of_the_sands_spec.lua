-- SPDX-License-Identifier: MIT

scenario "Emperor of the Sands: Sand Soldiers have Weaponmaster" {
  rule = "821.1.c",
  p1 = { legend = "Emperor of the Sands", hand = { "Royal Guard" }, base = { "Doran's Blade" },
    pool = { energy = 4 } },
  function(t)
    t.p1:play("Royal Guard")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect("Doran's Blade"):attached_to("Sand Soldier")
    t:expect("Sand Soldier"):might(4)
    t:expect("Royal Guard"):attribute("weaponmaster", 0)
  end,
}

scenario "Emperor of the Sands: a Sand Soldier for one Energy, in a turn with an Equipment" {
  rule = "377.2.b",
  p1 = { legend = "Emperor of the Sands", hand = { "Doran's Blade" }, pool = { energy = 3 } },
  function(t)
    t:cannot(t.p1, "use", "Emperor of the Sands", "377.2.b")
    t.p1:play("Doran's Blade")
    t.p1:use("Emperor of the Sands")
    t:resolve()
    t.p1:no()
    t:expect("Sand Soldier"):at("base")
    t:expect("Emperor of the Sands"):exhausted()
  end,
}

scenario "484.8.c Emperor of the Sands: your Sand Soldiers, not a team mate's" {
  format = "2v2",
  p1 = { legend = "Emperor of the Sands", base = { "Sand Soldier" } },
  p3 = { base = { "Sand Soldier" } },
  function(t)
    t:expect("p1's Sand Soldier"):keyword("weaponmaster")
    t:expect("p3's Sand Soldier"):no_keyword("weaponmaster")
  end,
}
