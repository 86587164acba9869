-- SPDX-License-Identifier: MIT

scenario "12.6.2 Demonflame Mage: 2 damage to each enemy follower as it evolves" {
  p1 = { field = { "Demonflame Mage", "Fighter" }, evolve_deck = { "Demonflame Mage" },
    play_points = 1 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:evolve "Demonflame Mage"
    t:expect("Demonflame Mage"):evolved():attack(4):defense(4)
    t:expect("Goliath"):damage(2)
    t:expect("Fighter#2"):damage(2)
    t:expect("p1's Fighter"):damage(0)
    t:expect_defense("p2", 20)
  end }

scenario "12.4.2 Demonflame Mage: nothing as it comes" {
  p1 = { hand = { "Demonflame Mage" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Demonflame Mage"
    t:expect("Demonflame Mage"):unevolved():attack(3)
    t:expect("Goliath"):damage(0)
  end }

scenario "12.15.3 Demonflame Mage: Aura keeps nobody out, and without followers it evolves all the same" {
  p1 = { field = { "Demonflame Mage" }, evolve_deck = { "Demonflame Mage" }, play_points = 1 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    local try = t:copy()
    try.p1:evolve "Demonflame Mage"
    try:expect("Aura 2/2"):in_zone "cemetery"
    t:next_turn()
    t.p2:attack("Aura 2/2")
    t:pass_all()
    t:expect_defense("p1", 18)
  end }

scenario "11.1.3 Demonflame Mage: those it kills die together" {
  p1 = { field = { "Demonflame Mage" }, evolve_deck = { "Demonflame Mage" }, play_points = 1 },
  p2 = { field = { "Follower 1/1", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:evolve "Demonflame Mage"
    t:expect(t.p2.cemetery):is { "Follower 1/1", "Follower 2/2" }
    t:expect("Follower 3/3"):damage(2)
  end }
