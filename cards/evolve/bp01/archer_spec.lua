-- SPDX-License-Identifier: MIT

scenario "Archer: 1 damage for every other follower that comes onto your field" {
  p1 = { hand = { "Fairy Whisperer" }, field = { "Archer" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Fairy Whisperer"
    t.p1:choose "Fairy Whisperer" -- which of the two comes first (10.7.3)
    t.p1:choose(1) -- and now the Archer has two
    t:expect(t.p1.field):count(3)
    t:expect("Goliath"):damage(2)
  end }

scenario "Archer: evolved, to up to two of them" {
  p1 = { hand = { "Goblin" }, field = { { "Archer", evolved = true } }, play_points = 1 },
  p2 = { field = { "Goliath", "Angelic Sword Maiden", "Fighter" } },
  function(t)
    t.p1:play("Goblin"):choose("Goliath", "Fighter")
    t:expect("Goliath"):damage(1)
    t:expect("Fighter"):damage(1)
    t:expect("Angelic Sword Maiden"):damage(0)
  end }

scenario "Archer: not for itself, nor for the opponent's followers" {
  p1 = { hand = { "Archer" }, field = { "Follower 2/2" }, play_points = 2 },
  p2 = { field = { "Goliath" }, hand = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play("Archer")
    t:expect("Goliath"):damage(0)
    t:next_turn()
    t.p2:play("Goblin")
    t:expect("Goblin"):damage(0)
    t:expect("Goliath"):damage(0)
    t:expect("Follower 2/2"):damage(0)
  end }

scenario "Archer: evolved, up to two means none too; the opponent's followers do not count" {
  p1 = { hand = { "Goblin" }, field = { { "Archer", evolved = true }, "Follower 2/2" }, play_points = 1 },
  p2 = { field = { "Goliath", "Follower 3/3" }, hand = { "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play("Goblin")
    t:expect_no_option("Follower 2/2")
    t.p1:choose()
    t:expect("Goliath"):damage(0)
    t:next_turn()
    t.p2:play("Fighter")
    t:expect_decision("p2", "turn")
    t:expect("Fighter"):damage(0)
  end }

scenario "Archer: it evolves for 1" {
  p1 = { field = { "Archer" }, evolve_deck = { "Archer" }, play_points = 2 },
  function(t)
    t.p1:evolve("Archer")
    t:expect_number("p1", "play_points", 1)
    t:expect("Archer"):attack(1):defense(4)
  end }
