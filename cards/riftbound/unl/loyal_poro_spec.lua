-- SPDX-License-Identifier: MIT

scenario "Loyal Poro: draws when another friendly unit was there, even one that died with it" {
  rule = "808.1.d.3",
  p1 = { hand = { "Firestorm" }, pool = { energy = 20, fury = 9 } },
  p2 = { at = { ["West Field"] = { "Loyal Poro", "Unit 3" } } },
  function(t)
    t.p1:play("Firestorm"):choose("West Field")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect(t.p2.hand):count(1)
  end,
}

scenario "Loyal Poro: alone it gives nothing" {
  p1 = { hand = { "Soul Harvest" }, pool = { energy = 2, order = 1 } },
  p2 = { at = { ["West Field"] = { "Loyal Poro" } }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Soul Harvest"):on("Loyal Poro")
    t:pass_all()
    t:expect("Loyal Poro"):in_zone("trash")
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "740.1 Loyal Poro: beside a team mate's unit it does not die alone" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Loyal Poro" } }, hand = { "Soul Harvest" }, pool = { energy = 2, order = 1 } },
  p3 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Soul Harvest"):on("Loyal Poro")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end,
}

scenario "740.2 Loyal Poro: beside an enemy unit only it dies alone" {
  p1 = { base = { "Loyal Poro" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Loyal Poro", "West Field")
    t:combat()
    t:expect("Loyal Poro"):in_zone("trash")
    t:expect(t.p1.hand):count(0)
  end,
}
