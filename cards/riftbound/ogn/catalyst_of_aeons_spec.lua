-- SPDX-License-Identifier: MIT

scenario "Catalyst of Aeons: two exhausted runes, no card" {
  p1 = { hand = { "Catalyst of Aeons" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Catalyst of Aeons")
    t:pass_all()
    t:expect(t.p1.runes):count(2):exhausted(2)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Catalyst of Aeons: with one rune left, that one and a card" {
  rule = "430.3",
  p1 = { hand = { "Catalyst of Aeons" }, pool = { energy = 4 }, rune_deck = { "Fury Rune" } },
  function(t)
    t.p1:play("Catalyst of Aeons")
    t:pass_all()
    t:expect(t.p1.runes):count(1):exhausted(1)
    t:expect(t.p1.hand):count(1)
  end,
}
