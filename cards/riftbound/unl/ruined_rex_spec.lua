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

scenario "Ruined Rex: enemies of its controller as it dies" {
  format = "2v2",
  p1 = { base = { { "Ruined Rex", owner = "p2" } }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 5" } }, p3 = { base = { "Unit 6" } }, p4 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Vengeance"):on("Ruined Rex")
    t:resolve()
    t:expect_options("Unit 5", "Unit 7")
    t.p1:on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):damage(4)
    t:expect(t.p2.trash):is { "Ruined Rex" }
  end }
