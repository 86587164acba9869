-- SPDX-License-Identifier: MIT

scenario "Sea Monkey: for 1 more it is buffed" {
  p1 = { hand = { "Sea Monkey" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Sea Monkey"):yes()
    t:pass_all()
    t:expect("Sea Monkey"):might(3):buffed()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Sea Monkey: without it, not" {
  p1 = { hand = { "Sea Monkey" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Sea Monkey"):no()
    t:expect_chain(0)
    t:expect("Sea Monkey"):might(2)
  end,
}
