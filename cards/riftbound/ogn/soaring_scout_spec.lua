-- SPDX-License-Identifier: MIT

scenario "Soaring Scout: dying, channels a rune exhausted" {
  rule = "808",
  p1 = { at = { ["West Field"] = { "Soaring Scout" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Soaring Scout")
    t:pass_all()
    t:expect("Soaring Scout"):in_zone("trash")
    t:expect(t.p1.runes):count(1):exhausted(1)
    t:expect(t.p2.runes):count(0)
  end,
}

scenario "Soaring Scout: returned to hand, nothing" {
  p1 = { at = { ["West Field"] = { "Soaring Scout" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Gust"):on("Soaring Scout")
    t:pass_all()
    t:expect(t.p1.hand):is { "Soaring Scout" }
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "Soaring Scout: without runes in the deck nothing is channeled" {
  p1 = {
    hand = { "Cruel Patron" }, pool = { energy = 4 }, base = { "Soaring Scout" }, rune_deck = {},
  },
  function(t)
    t.p1:play("Cruel Patron")
    t:pass_all()
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.hand):count(0)
  end,
}
