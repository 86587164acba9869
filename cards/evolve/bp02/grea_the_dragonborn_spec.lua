-- SPDX-License-Identifier: MIT
scenario "10.4.6 Grea: 3 damage, with Anne 6" {
  p1 = { field = { "Grea the Dragonborn" } },
  p2 = { field = { "Dragon" } },
  function(t)
    t.p1:use("Grea the Dragonborn"):on "Dragon"
    t:expect("Dragon"):damage(3)
  end }

scenario "10.4.6 Grea: with Anne 6" {
  p1 = { field = { "Grea the Dragonborn", "Anne, Belle of Mysteria" } },
  p2 = { field = { "Dragon" } },
  function(t)
    t.p1:use("Grea the Dragonborn"):on "Dragon"
    t:expect("Dragon"):gone()
  end }
