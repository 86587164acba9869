-- SPDX-License-Identifier: MIT

scenario "Evershade Stalker: discards, then draws" {
  p1 = { hand = { "Evershade Stalker", "Unit 1" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Evershade Stalker")
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect(t.p1.hand):is { "Filler" }
  end,
}

scenario "Evershade Stalker: with an empty hand it draws all the same" {
  p1 = { hand = { "Evershade Stalker" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Evershade Stalker")
    t:pass_all()
    t:expect(t.p1.trash):count(0)
    t:expect(t.p1.hand):count(1)
  end,
}
