-- SPDX-License-Identifier: MIT

scenario "Spectral Centaur: another friendly unit dies, 2 more" {
  p1 = { base = { "Spectral Centaur", "Unit 1" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect("Spectral Centaur"):might(7)
  end,
}

scenario "Spectral Centaur: not an enemy one, not a gear" {
  p1 = { base = { "Spectral Centaur", "Long Sword" }, hand = { "Vengeance", "Detonate" }, pool = { energy = 5, order = 2, fury = 1 } },
  p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t.p1:play("Detonate"):on("Long Sword")
    t:pass_all()
    t:expect("Spectral Centaur"):might(5)
  end,
}

scenario "740.1 Spectral Centaur: a team mate's unit that dies is friendly" {
  format = "2v2",
  p1 = { base = { "Spectral Centaur" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5")
    t:pass_all()
    t:expect_event("trigger", "Spectral Centaur")
  end,
}
