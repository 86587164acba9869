-- SPDX-License-Identifier: MIT

scenario "Ruined Rex: dying it deals 4 to an enemy anywhere" {
  p1 = { base = { "Ruined Rex" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Vengeance"):on("Ruined Rex")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "Ruined Rex: without an enemy nothing" {
  p1 = { base = { "Ruined Rex", "Unit 5" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Ruined Rex")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
  end,
}
