-- SPDX-License-Identifier: MIT

scenario "Vengeance: kills a unit anywhere, whoever's" {
  rule = "428",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
    t:expect("Unit 1"):at("base")
  end,
}

scenario "Vengeance: no gear, no legend" {
  rule = "355.9.a.1",
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Orb of Regret" }, legend = "Loose Cannon" },
  function(t)
    t:cannot(t.p1, "play", "Vengeance", "355.8")
  end,
}
