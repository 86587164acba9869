-- SPDX-License-Identifier: MIT

scenario "Combat Experience: one Might this turn" {
  p1 = { hand = { "Combat Experience" }, pool = { energy = 1 }, base = { "Unit 2" }, xp = 5 },
  p2 = { xp = 6 },
  function(t)
    t.p1:play("Combat Experience"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Combat Experience: three instead with six XP" {
  rule = "824",
  p1 = { hand = { "Combat Experience" }, pool = { energy = 1 }, base = { "Unit 2" }, xp = 6 },
  function(t)
    t.p1:play("Combat Experience"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(5)
  end,
}
