-- SPDX-License-Identifier: MIT
scenario "Call to Glory: three Might this turn" {
  p1 = { hand = { "Call to Glory" }, pool = { energy = 3 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Call to Glory"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end }

scenario "Call to Glory: for a buff instead of its cost" {
  rule = "356.1.b",
  p1 = { hand = { "Call to Glory" }, base = { { "Unit 3", buffs = 1 } }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Call to Glory"):yes():on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6):unbuffed()
    t:expect_number("p1", "energy", 3)
  end }

scenario "Call to Glory: the buff is kept when Energy is paid" {
  p1 = { hand = { "Call to Glory" }, base = { { "Unit 3", buffs = 1 } }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Call to Glory"):no():on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(7):buffed()
    t:expect_number("p1", "energy", 0)
  end }
