-- SPDX-License-Identifier: MIT

scenario "Mega-Mech: eight Might for seven Energy, without text" {
  p1 = { hand = { "Mega-Mech" }, pool = { energy = 7 } },
  function(t)
    t.p1:play("Mega-Mech")
    t:expect("Mega-Mech"):at("base"):might(8):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Mega-Mech: not for six" {
  p1 = { hand = { "Mega-Mech" }, pool = { energy = 6 } },
  function(t)
    t:cannot(t.p1, "play", "Mega-Mech")
  end,
}
