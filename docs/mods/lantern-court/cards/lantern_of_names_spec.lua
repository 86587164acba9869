-- SPDX-License-Identifier: MIT

scenario "Lantern of Names: the top card goes under the deck" {
  p1 = { gear = { "Lantern of Names" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:use("Lantern of Names")
    t:pass_all()
    t.p1:pick("Unit 1")
    t:expect("Lantern of Names"):exhausted()
  end,
}
