-- SPDX-License-Identifier: MIT
scenario "Vault of Hours: the hand comes back" {
  p1 = { hand = { "Vault of Hours", "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Vault of Hours")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:next_turn()
    t:next_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(7)
  end }
