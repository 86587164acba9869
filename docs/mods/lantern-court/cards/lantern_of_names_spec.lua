-- SPDX-License-Identifier: MIT

scenario "Lantern of Names: the top card goes under the deck" {
  p1 = { base = { "Lantern of Names" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:use("Lantern of Names")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
    t:expect("Lantern of Names"):exhausted()
  end,
}
