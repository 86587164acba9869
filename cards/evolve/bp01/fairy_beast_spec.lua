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

scenario "10.4.6 Fairy Beast: engaged and in the turn it came, once each of them, and again next turn" {
  p1 = { field = { { "Fairy Beast", engaged = true, new = true }, "Fairy Beast" },
    ex = { "Fairy", "Fairy", "Fairy Wisp" } },
  function(t)
    t.p1:use("Fairy Beast"):choose "Fairy"
    t.p1:use("Fairy Beast#2"):choose "Fairy Wisp"
    t:expect_defense("p1", 26)
    t:cannot(t.p1, "use", "Fairy Beast#1")
    t:cannot(t.p1, "use", "Fairy Beast#2")
    t:expect("Fairy Beast#2"):reserved()
    t:next_turn()
    t:next_turn()
    t.p1:use "Fairy Beast"
    t:expect_defense("p1", 29)
    t:expect(t.p1.ex):count(0)
  end }

scenario "9.1.4.3 Fairy Beast: a Pixie that is not a token stays banished; a Pixie spell will not do" {
  p1 = { field = { "Fairy Beast" }, ex = { "Water Fairy", "Fairy Circle" } },
  function(t)
    t.p1:use "Fairy Beast"
    t:expect("Water Fairy"):in_zone "banished"
    t:expect("Fairy Circle"):in_zone "ex"
    t:expect_defense("p1", 23)
  end }

scenario "11.2.2 Fairy Beast: without a card to draw its player loses" {
  p1 = { field = { "Fairy Beast" }, ex = { "Fairy" }, deck = {} },
  function(t)
    t.p1:use "Fairy Beast"
    t:expect_winner "p2"
  end }
