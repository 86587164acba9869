-- SPDX-License-Identifier: MIT
scenario "Second Skin: it is what an opponent played first this turn, until the turn ends" {
  p1 = { base = { "Second Skin" } }, p2 = { hand = { "Unit 4", "Unit 2" }, pool = { energy = 9 } }, turn = "p2",
  function(t)
    t.p2:play("Unit 4")
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):count(1)
    t:expect("p1's Unit 4"):might(4)
    t.p2:play("Unit 2")
    t:pass_all()
    t:expect("p1's Unit 4"):might(4)
    t:next_turn()
    t:expect("Second Skin"):might(1)
  end }
