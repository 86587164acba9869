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
