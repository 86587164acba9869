-- SPDX-License-Identifier: MIT

scenario "Party Favors: cards for both" {
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 } }, p2 = {},
  function(t)
    t.p1:play("Party Favors")
    t:resolve()
    t.p2:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p2.runes):count(0)
  end,
}

scenario "Party Favors: or runes for both, exhausted" {
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 } }, p2 = {},
  function(t)
    t.p1:play("Party Favors")
    t:resolve()
    t.p2:no()
    t:expect(t.p1.runes):count(1):exhausted(1)
    t:expect(t.p2.runes):count(1):exhausted(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Party Favors: each of several others chooses, the caster gets something for each" {
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Party Favors")
    t:resolve()
    t.p2:yes()
    t.p3:no()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(1)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p2.runes):count(0)
    t:expect(t.p3.hand):count(0)
    t:expect(t.p3.runes):count(1)
  end,
}

scenario "Party Favors: its printed numbers" {
  p1 = { hand = { "Party Favors" } },
  function(t)
    t:expect("Party Favors"):attribute("energy", 3)
  end,
}

scenario "411.1 Party Favors: each of the others chooses, in turn order, a team mate too" {
  format = "2v2",
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Party Favors")
    t:resolve()
    t.p2:yes()
    t.p3:no()
    t.p4:yes()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p3.hand):count(0)
    t:expect(t.p4.hand):count(1)
    t:expect(t.p1.runes):count(1):exhausted(1)
    t:expect(t.p3.runes):count(1):exhausted(1)
  end,
}

scenario "430.3 Party Favors: without runes left nothing is channeled, and the others get theirs" {
  players = 3,
  p1 = { hand = { "Party Favors" }, pool = { energy = 3 }, rune_deck = {} },
  function(t)
    t.p1:play("Party Favors")
    t:resolve()
    t.p2:no()
    t.p3:no()
    t:expect(t.p1.runes):count(0)
    t:expect(t.p2.runes):count(1)
    t:expect(t.p3.runes):count(1)
  end,
}
