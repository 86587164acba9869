-- SPDX-License-Identifier: MIT

scenario "Feral Strength: +2 this turn" {
  p1 = { base = { "Unit 2" }, hand = { "Feral Strength" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Feral Strength"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Feral Strength: repeated, on another unit too" {
  p1 = { base = { "Unit 2", "Unit 3" }, hand = { "Feral Strength" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Feral Strength"):yes():choose("Unit 2"):choose("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:expect("Unit 3"):might(5)
  end,
}
