-- SPDX-License-Identifier: MIT

scenario "Blastcone Fae: gives a unit -2, to a minimum of 1" {
  p1 = { hand = { "Blastcone Fae" }, pool = { energy = 2, mind = 1 } },
  p2 = { base = { "Unit 2", "Unit 5" } },
  function(t)
    t.p1:play("Blastcone Fae"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(1)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Blastcone Fae: it may have to choose itself" {
  p1 = { hand = { "Blastcone Fae" }, pool = { energy = 2, mind = 1 } },
  function(t)
    t.p1:play("Blastcone Fae"):on("Blastcone Fae")
    t:pass_all()
    t:expect("Blastcone Fae"):might(1)
  end,
}
