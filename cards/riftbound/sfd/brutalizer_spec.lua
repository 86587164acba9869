-- SPDX-License-Identifier: MIT

scenario "Brutalizer: three more Might in the turn it is attached, one afterwards" {
  p1 = { base = { "Brutalizer", "Unit 2" }, pool = { calm = 1 } },
  function(t)
    t.p1:use("Brutalizer")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t:next_turn()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "Brutalizer: attached on an earlier turn it gives its bonus only" {
  p1 = { base = { { "Unit 2", attached = { "Brutalizer" } } } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "Brutalizer: attached anew to another unit it is that unit's this turn" {
  rule = "434.1.f",
  p1 = { base = { { "Unit 2", attached = { "Brutalizer" } }, "Unit 4" }, hand = { "Angle Shot" }, pool = { energy = 2 } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect("Unit 2"):might(3)
    t.p1:play("Angle Shot")
    t.p1:on("Unit 4", "Brutalizer")
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 2"):might(2)
    t:expect("Unit 4"):might(7)
  end,
}
