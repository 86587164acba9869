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

scenario "2.1 Grea: an Anne that has evolved is one too; the opponent's is not" {
  p1 = { hand = { "Grea the Dragonborn" }, field = { { "Anne, Belle of Mysteria", evolved = true } }, play_points = 2 },
  p2 = { field = { "Genesis Dragon", "Anne, Belle of Mysteria" } },
  function(t)
    t.p1:play "Grea the Dragonborn"
    t:expect_number("p1", "play_points", 0)
    t.p1:use("Grea the Dragonborn"):on "Genesis Dragon"
    t:expect("Genesis Dragon"):damage(6)
  end }

scenario "3.1.2 Grea: 3 damage when only the opponent has an Anne" {
  p1 = { field = { "Grea the Dragonborn" } },
  p2 = { field = { "Genesis Dragon", "Anne, Belle of Mysteria" } },
  function(t)
    t.p1:use("Grea the Dragonborn"):on "Genesis Dragon"
    t:expect("Genesis Dragon"):damage(3)
  end }

scenario "10.4.6 Grea: 4 without an Anne; engaged for it, no follower of your own is hit" {
  p1 = { hand = { "Grea the Dragonborn" }, field = { "Goliath" }, play_points = 4 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t:expect("Grea the Dragonborn"):cost(4)
    t.p1:play "Grea the Dragonborn"
    t.p1:use "Grea the Dragonborn" -- only one can be selected
    t:expect("Genesis Dragon"):damage(3)
    t:expect("Grea the Dragonborn"):engaged()
    t:cannot(t.p1, "use", "Grea the Dragonborn")
  end }
