-- SPDX-License-Identifier: MIT

scenario "Mountain Drake: ten Might for nine Energy, without text" {
  p1 = { hand = { "Mountain Drake" }, pool = { energy = 9 } },
  function(t)
    t.p1:play("Mountain Drake")
    t:expect("Mountain Drake"):at("base"):might(10):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Mountain Drake: not for eight" {
  p1 = { hand = { "Mountain Drake" }, pool = { energy = 8 } },
  function(t)
    t:cannot(t.p1, "play", "Mountain Drake")
  end,
}
