-- SPDX-License-Identifier: MIT
-- Kinds of mulligan (118), hands by player (117).

scenario "Long look: five cards are drawn, and who keeps at once recycles one" {
  rule = "118", full = true, format = "long-look",
  function(t)
    t:expect(t.p1.hand):count(5)
    t.p1:choose("no")
    t:expect_decision("p1", "118")
    t.p1:choose("Filler")
    t:expect(t.p1.hand):count(4)
    t:expect(t.p1.deck):count(36)
    t:expect_decision("p2", "118")
  end,
}

scenario "Long look: the first mulligan is free, the others cost a card each, a fourth there is not" {
  rule = "118", full = true, format = "long-look",
  function(t)
    t.p1:choose("yes")
    t.p1:choose("yes")
    t.p1:choose("yes")
    t:expect(t.p1.hand):count(5)
    t.p1:choose("Filler", "Filler", "Filler")
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.deck):count(38)
    t:expect_decision("p2", "118")
    t.p2:choose("yes")
    t.p2:choose("no")
    t.p2:choose("Filler")
    t:expect(t.p2.hand):count(4)
    t:expect_decision("p1", "turn")
  end,
}

scenario "Twice: two cards and one more; nothing set aside ends it" {
  rule = "118", full = true, format = "twice",
  function(t)
    t:expect(t.p1.hand):count(4)
    t:expect(t.p2.hand):count(6)
    t.p1:choose("Filler", "Filler")
    t:expect_decision("p1", "118")
    t.p1:choose("Filler")
    t:expect(t.p1.hand):count(4)
    t:expect(t.p1.deck):count(36)
    t:expect_decision("p2", "118")
    t.p2:choose()
    t:expect(t.p2.hand):count(6)
    t:expect_decision("p1", "turn")
  end,
}

scenario "Take it: two of six cards are recycled, and nothing else is asked" {
  rule = "118", full = true, format = "take-it",
  function(t)
    t.p1:choose("Filler", "Filler")
    t:expect(t.p1.hand):count(4)
    t.p2:choose("Filler", "Filler")
    t:expect(t.p2.hand):count(4)
    t:expect_decision("p1", "turn")
  end,
}
