-- SPDX-License-Identifier: MIT

scenario "Fairy Beast: a Pixie of the EX area for 3 defense and a card, once each turn" {
  p1 = { field = { "Fairy Beast" }, ex = { "Fairy", "Fairy", "Knight" } },
  function(t)
    t.p1:use("Fairy Beast"):choose "Fairy"
    t:expect_defense("p1", 23)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.ex):count(2)
    t:cannot(t.p1, "use", "Fairy Beast")
  end }

scenario "Fairy Beast: nothing else will do" {
  p1 = { field = { "Fairy Beast", "Fairy" }, ex = { "Knight" } },
  function(t)
    t:cannot(t.p1, "use", "Fairy Beast")
  end }
