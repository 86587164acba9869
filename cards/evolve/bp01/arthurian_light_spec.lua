-- SPDX-License-Identifier: MIT
scenario "10.1.1.1 Arthurian Light: a Knight with Storm for 1" {
  p1 = { field = { "Arthurian Light" }, play_points = 1 },
  function(t)
    t.p1:use "Arthurian Light"
    t:expect("Knight"):keyword "storm"
    t.p1:attack "Knight"
    t:expect_defense("p2", 19)
    t:cannot(t.p1, "use", "Arthurian Light")
  end }

scenario "10.1.1.1 Arthurian Light: engages an enemy follower for 2" {
  p1 = { field = { "Arthurian Light" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use("Arthurian Light", 2)
    t:expect("Goliath"):engaged()
    t:expect("Arthurian Light"):engaged()
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.1.1.1 Arthurian Light: a card for 3" {
  p1 = { field = { "Arthurian Light" }, play_points = 3 },
  function(t)
    t.p1:use("Arthurian Light", 3)
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.4 Arthurian Light: none of it for nothing" {
  p1 = { field = { "Arthurian Light" } },
  function(t)
    t:cannot(t.p1, "use", "Arthurian Light")
  end }

scenario "4.4.4.2 Arthurian Light: on a full field no Knight comes, the cost is paid all the same" {
  p1 = { field = { "Arthurian Light", "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 1 },
  function(t)
    t.p1:use "Arthurian Light"
    t:expect(t.p1.field):count(5):lacks "Knight"
    t:expect("Arthurian Light"):engaged()
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.6.2.3.4 Arthurian Light: without anybody to engage the others can be used; only the one Knight has Storm" {
  p1 = { hand = { "Arthurian Light" }, ex = { "Knight" }, play_points = 6 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:play("Knight"):play "Arthurian Light"
    t:can(t.p1, "use", "Arthurian Light")
    t.p1:use "Arthurian Light"
    t:expect("Knight#1"):no_keyword "storm"
    t:expect("Knight#2"):keyword "storm"
    t:expect("Aura 2/2"):reserved()
  end }

scenario "10.6.2.3 Arthurian Light: one of the enemy's, engaged or not" {
  p1 = { field = { "Arthurian Light", "Fighter" }, play_points = 2 },
  p2 = { field = { { "Goliath", engaged = true }, "Goblin" } },
  function(t)
    t.p1:use("Arthurian Light", 2)
    t:expect_option("Goliath", "Goblin")
    t:expect_no_option "Fighter"
    t.p1:on "Goblin"
    t:expect("Goblin"):engaged()
  end }
