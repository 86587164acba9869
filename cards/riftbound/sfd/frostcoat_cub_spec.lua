-- SPDX-License-Identifier: MIT

scenario "Frostcoat Cub: with the Mind, a unit gets -2 this turn" {
  rule = "356.2",
  p1 = { hand = { "Frostcoat Cub" }, pool = { energy = 3, mind = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Frostcoat Cub"):yes():on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(3)
  end,
}

scenario "Frostcoat Cub: without it nothing triggers" {
  p1 = { hand = { "Frostcoat Cub" }, pool = { energy = 3, mind = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Frostcoat Cub"):no()
    t:expect_chain(0)
    t:expect("Frostcoat Cub"):at("base")
  end,
}
