-- SPDX-License-Identifier: MIT
scenario "Marked Rival: the marked one scores, three players" {
  players = 3, p1 = { hand = { "Marked Rival" }, pool = { energy = 2 } }, p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Marked Rival")
    t.p1:choose("player 3")
    t:pass_all()
    t:next_turn()
    t.p2:move("Unit 2", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:next_turn()
    t.p3:move("Unit 3", "East Field")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }
