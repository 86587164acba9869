-- SPDX-License-Identifier: MIT

scenario "Lunar Boon: discards 1, then draws 2" {
  p1 = { hand = { "Lunar Boon", "Unit 1" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Lunar Boon")
    t:pass_all()
    t:expect(t.p1.trash):is { "Lunar Boon", "Unit 1" }
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Lunar Boon: without a card to discard, still 2" {
  p1 = { hand = { "Lunar Boon" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Lunar Boon")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_no_event("discard")
  end,
}
