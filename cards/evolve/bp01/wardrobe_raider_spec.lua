-- SPDX-License-Identifier: MIT

scenario "10.4.7.4 Wardrobe Raider: for a follower of yours an enemy one is destroyed" {
  p1 = { field = { "Wardrobe Raider", "Goblin" }, evolve_deck = { "Wardrobe Raider" } },
  p2 = { field = { "Gilgamesh", "Fighter" } },
  function(t)
    t.p1:evolve "Wardrobe Raider"
    t.p1:on "Gilgamesh" -- targets first, before it is known
    t.p1:yes():choose "Goblin"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect("Gilgamesh"):in_zone "cemetery"
    t:expect("Fighter"):in_zone "field"
    t:expect("Wardrobe Raider"):evolved()
  end }

scenario "10.4.7.4 Wardrobe Raider: it may be itself" {
  p1 = { field = { "Wardrobe Raider" }, evolve_deck = { "Wardrobe Raider" } },
  p2 = { field = { "Gilgamesh" } },
  function(t)
    t.p1:evolve "Wardrobe Raider"
    t.p1:yes()
    t:expect("Wardrobe Raider"):in_zone "cemetery"
    t:expect("Gilgamesh"):in_zone "cemetery"
    t:expect("Wardrobe Raider#2"):in_zone "evolve_deck" -- 11.6.1
  end }

scenario "10.4.7 Wardrobe Raider: or nothing of it" {
  p1 = { field = { "Wardrobe Raider", "Goblin" }, evolve_deck = { "Wardrobe Raider" } },
  p2 = { field = { "Gilgamesh" } },
  function(t)
    t.p1:evolve "Wardrobe Raider"
    t.p1:no()
    t:expect("Goblin"):in_zone "field"
    t:expect("Gilgamesh"):in_zone "field"
  end }

scenario "10.7.3.2 Wardrobe Raider: not asked without an enemy follower" {
  p1 = { field = { "Wardrobe Raider", "Goblin" }, evolve_deck = { "Wardrobe Raider" } },
  function(t)
    t.p1:evolve "Wardrobe Raider"
    t:expect_decision("p1", "turn")
    t:expect(t.p1.field):count(2)
  end }

scenario "12.5.3 Wardrobe Raider: what is put into the cemetery says its Last Words, and is not destroyed" {
  p1 = { field = { "Wardrobe Raider", "Bellringer Angel" }, evolve_deck = { "Wardrobe Raider" } },
  p2 = { field = { "Gilgamesh" } },
  function(t)
    t.p1:evolve "Wardrobe Raider"
    t.p1:yes():choose "Bellringer Angel"
    t:expect(t.p1.hand):count(1)
    t:expect_no_event("destroy", "Bellringer Angel")
    t:expect_event("destroy", "Gilgamesh")
  end }
