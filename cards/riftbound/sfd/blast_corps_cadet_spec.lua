-- SPDX-License-Identifier: MIT

scenario "Blast Corps Cadet: paid for, it deals 2" {
  p1 = { hand = { "Blast Corps Cadet" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Blast Corps Cadet"):yes():on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(2)
  end,
}

scenario "Blast Corps Cadet: otherwise nothing triggers" {
  p1 = { hand = { "Blast Corps Cadet" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Blast Corps Cadet"):no()
    t:expect_chain(0)
    t:expect_number("p1", "energy", 1)
  end,
}
