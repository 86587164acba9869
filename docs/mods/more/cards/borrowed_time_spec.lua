-- SPDX-License-Identifier: MIT
scenario "Borrowed Time: the next turn brings neither cards nor runes, the opponent's brings both, the one after, too" {
  p1 = { hand = { "Borrowed Time" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Borrowed Time")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:next_turn()
    t:expect(t.p2.hand):count(1)
    t:next_turn()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.runes):count(0)
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.hand):count(3)
    t:expect(t.p1.runes):count(2)
  end }
