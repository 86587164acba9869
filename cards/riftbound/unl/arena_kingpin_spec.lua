-- SPDX-License-Identifier: MIT

scenario "Arena Kingpin: enters ready and gives a unit three Might this turn" {
  p1 = { hand = { "Arena Kingpin" }, pool = { energy = 5 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Arena Kingpin")
    t:expect("Arena Kingpin"):ready()
    t.p1:use("Arena Kingpin"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Arena Kingpin: not exhausted" {
  p1 = { base = { { "Arena Kingpin", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "use", "Arena Kingpin")
  end,
}
