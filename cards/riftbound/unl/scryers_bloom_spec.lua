-- SPDX-License-Identifier: MIT

scenario "Scryer's Bloom: Predict 2, a card, an XP" {
  rule = "436",
  p1 = { base = { "Scryer's Bloom" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:use("Scryer's Bloom")
    t:expect("Scryer's Bloom"):in_zone("trash")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.hand):is { "Unit 2" }
    t:expect(t.p1.deck):in_order { "Unit 3", "Unit 1" }
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Scryer's Bloom: it enters exhausted" {
  p1 = { hand = { "Scryer's Bloom" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Scryer's Bloom")
    t:expect("Scryer's Bloom"):exhausted()
    t:cannot(t.p1, "use", "Scryer's Bloom")
  end,
}
