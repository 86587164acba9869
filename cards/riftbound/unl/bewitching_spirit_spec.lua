-- SPDX-License-Identifier: MIT

scenario "Bewitching Spirit: an opponent discards a card of his choice" {
  rule = "422.1.a",
  p1 = { hand = { "Bewitching Spirit", "Unit 1" }, pool = { energy = 3 } },
  p2 = { hand = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Bewitching Spirit")
    t.p1:choose("player 2")
    t:pass_all()
    t.p2:choose("Unit 3")
    t:expect(t.p2.trash):is { "Unit 3" }
  end,
}

scenario "Bewitching Spirit: or you do" {
  p1 = { hand = { "Bewitching Spirit", "Unit 1" }, pool = { energy = 3 } },
  p2 = { hand = { "Unit 2" } },
  function(t)
    t.p1:play("Bewitching Spirit")
    t.p1:choose("player 1")
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 1" }
    t:expect(t.p2.hand):count(1)
  end,
}

scenario "355.10, 359.3.e.2 Bewitching Spirit: with three players any of them; who has left discards nothing" {
  format = "ffa3",
  p1 = { hand = { "Bewitching Spirit", "Unit 1" }, pool = { energy = 3 } },
  p2 = { hand = { "Unit 2" } },
  p3 = { hand = { "Unit 3" } },
  function(t)
    t.p1:play("Bewitching Spirit")
    t:expect_options("player 1", "player 2", "player 3")
    t.p1:choose("player 3")
    t.p3:concede()
    t:resolve()
    t:expect_no_event("discard")
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end,
}
