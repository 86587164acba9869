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

scenario "811.1.b Blastcone Fae: hidden for a Power, it reacts for nothing from the next turn on" {
  p1 = { hand = { "Blastcone Fae" }, pool = { any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 6" }, hand = { "Stupefy" } },
  function(t)
    t.p1:hide("Blastcone Fae", "West Field")
    t:cannot(t.p1, "play", "Blastcone Fae", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 6", "West Field")
    t.p2:play("Stupefy"):on("Unit 6"):pass()
    t:can(t.p1, "play", "Blastcone Fae")
  end,
}
