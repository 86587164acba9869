-- SPDX-License-Identifier: MIT
scenario "Common Vote: with three players two ayes are enough" {
  players = 3, p1 = { hand = { "Common Vote" }, pool = { energy = 1 } }, p2 = { hand = { "Unit 1" } }, p3 = {},
  function(t)
    t.p1:play("Common Vote")
    t:resolve()
    t.p2:yes()
    t.p3:no()
    t.p1:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(2)
    t:expect(t.p3.hand):count(1)
  end }

scenario "Common Vote: a tie is not more than half" {
  p1 = { hand = { "Common Vote", "Unit 2" }, pool = { energy = 1 } }, p2 = { hand = { "Unit 1" } },
  function(t)
    t.p1:play("Common Vote")
    t:resolve()
    t.p2:no()
    t.p1:yes()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(0)
  end }
