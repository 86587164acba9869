-- SPDX-License-Identifier: MIT

scenario "Mana Elk: 1 damage whenever one of your Pixies attacks" {
  p1 = { field = { "Mana Elk", "Fairy", "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:attack("Fairy"):on "Goliath"
    t:expect("Goliath"):damage(1)
    t:expect_defense("p2", 19)
    t.p1:attack "Goblin"
    t:expect_defense("p2", 17)
    t:expect("Goliath"):damage(1)
  end }

scenario "8.4.9 Mana Elk: what is attacked may die of it, and the Pixie takes no damage" {
  p1 = { field = { "Mana Elk", "Fairy" } },
  p2 = { field = { { "Follower 3/1", engaged = true } } },
  function(t)
    t.p1:attack("Fairy", "Follower 3/1")
    t:expect_option("p2's leader", "Follower 3/1")
    t.p1:on "Follower 3/1"
    t:expect("Follower 3/1"):in_zone "cemetery"
    t:expect("Fairy"):in_zone("field"):damage(0)
    t:expect_defense("p2", 20)
  end }

scenario "10.7.1 Mana Elk: the leader may be dealt it; not for itself, nor for the opponent's Pixies" {
  p1 = { field = { "Mana Elk", "Fairy" } },
  p2 = { field = { "Aura 2/2", "Fairy" } },
  function(t)
    t.p1:attack "Fairy"
    t:expect_no_option("Aura 2/2", "Mana Elk", "p1's leader")
    t.p1:on "p2's leader"
    t:expect_defense("p2", 18)
    t.p1:attack "Mana Elk"
    t:expect_defense("p2", 13)
    t:next_turn()
    t.p2:attack "Fairy#2"
    t:expect_defense("p1", 19)
    t:expect_defense("p2", 13)
  end }
