-- SPDX-License-Identifier: MIT

scenario "Bewitching Spirit: an opponent discards a card of his choice" {
  rule = "422.1.a",
  p1 = { hand = { "Bewitching Spirit", "Unit 1" }, pool = { energy = 3 } },
  p2 = { hand = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Bewitching Spirit")
    t:pass_all()
    t.p1:choose(2)
    t.p2:choose("Unit 3")
    t:expect(t.p2.trash):is { "Unit 3" }
  end,
}

scenario "Bewitching Spirit: or you do" {
  p1 = { hand = { "Bewitching Spirit", "Unit 1" }, pool = { energy = 3 } },
  p2 = { hand = { "Unit 2" } },
  function(t)
    t.p1:play("Bewitching Spirit")
    t:pass_all()
    t.p1:choose(1)
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect(t.p2.hand):count(1)
  end,
}
