-- SPDX-License-Identifier: MIT

scenario "Mobilize: channels one rune exhausted" {
  p1 = { hand = { "Mobilize" }, pool = { energy = 2 }, rune_deck = { "Body Rune", "Calm Rune" } },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t:expect(t.p1.runes):is { "Body Rune" }
    t:expect(t.p1.runes):exhausted(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Mobilize: draws if there is none" {
  p1 = { hand = { "Mobilize" }, pool = { energy = 2 }, rune_deck = {} },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.hand):is { "Filler" }
  end,
}
