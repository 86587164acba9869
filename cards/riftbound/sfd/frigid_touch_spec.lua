-- SPDX-License-Identifier: MIT

scenario "Frigid Touch: two Might less this turn" {
  rule = "472.3",
  p1 = { hand = { "Frigid Touch" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Frigid Touch"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(1)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end,
}

scenario "Frigid Touch: repeated for two more, on another unit or the same" {
  rule = "820",
  p1 = { hand = { "Frigid Touch" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 3", "Unit 5" } },
  function(t)
    t.p1:play("Frigid Touch"):yes():choose("Unit 3"):choose("Unit 5")
    t:pass_all()
    t:expect("Unit 3"):might(1)
    t:expect("Unit 5"):might(3)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Frigid Touch: Reaction" {
  rule = "813",
  p1 = { hand = { "Frigid Touch" }, pool = { energy = 2 }, base = { "Unit 1" } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 }, base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 1"):pass()
    t.p1:play("Frigid Touch"):on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):might(1)
  end,
}
