-- SPDX-License-Identifier: MIT

scenario "10.6.2.7.2 Undying Resentment: 3 damage, then the top card into the cemetery" {
  p1 = { hand = { "Undying Resentment" }, deck = { "Goblin", "Fighter" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Undying Resentment"):on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect("Goblin"):in_zone "cemetery"
    t:expect("Fighter"):in_zone "deck"
    t:expect(t.p1.cemetery):count(2)
  end }

scenario "12.3.4 Undying Resentment: with Quick, as the opponent attacks" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Undying Resentment" }, play_points = 2 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play("Undying Resentment"):on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect(t.p2.cemetery):count(2)
    t:expect(t.p1.cemetery):count(0)
  end }

scenario "5.9.1 Undying Resentment: with an empty deck nobody draws, nobody loses" {
  p1 = { hand = { "Undying Resentment" }, deck = {}, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Undying Resentment"):on "Goliath"
    t:expect(t.p1.cemetery):count(1)
    t:expect_decision("p1", "turn")
  end }

scenario "10.6.2.3.4 Undying Resentment: not without an enemy follower" {
  p1 = { hand = { "Undying Resentment" }, field = { "Goliath" }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "play", "Undying Resentment", "10.6.2.3.4")
  end }

scenario "13.5.1.1 Undying Resentment: it lies in the cemetery itself afterwards, with what it killed not" {
  p1 = { hand = { "Undying Resentment" }, deck = { "Goblin" }, play_points = 2 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play "Undying Resentment"
    t:expect(t.p1.cemetery):is { "Goblin", "Undying Resentment" }
    t:expect(t.p2.cemetery):is { "Follower 3/3" }
    t:expect_number("p1", "necrocharge", 2)
    t:expect_decision("p1", "turn") -- the deck is empty, nobody has drawn
  end }
