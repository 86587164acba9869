-- SPDX-License-Identifier: MIT
scenario "Flame Soldier: one damage, when none of yours has fallen" {
  p1 = { hand = { "Flame Soldier" }, field = { "Goblin" }, play_points = 3 },
  p2 = { field = { { "Follower 1/1", engaged = true }, "Follower 5/6" } },
  function(t)
    t.p1:play("Flame Soldier"):on("Follower 5/6")
    t:expect("Follower 5/6"):damage(1)
  end }

scenario "Flame Soldier: four, when one has" {
  p1 = { hand = { "Flame Soldier" }, field = { "Follower 1/1" }, play_points = 3 },
  p2 = { field = { { "Follower 2/2", engaged = true }, "Follower 5/6" } },
  function(t)
    t.p1:attack("Follower 1/1", "Follower 2/2")
    t.p1:play("Flame Soldier"):on("Follower 5/6")
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "Flame Soldier: a token that was destroyed counts, an enemy's follower does not" {
  p1 = { hand = { "Flame Soldier", "Flame Soldier" }, field = { "Fairy", "Goliath" }, play_points = 6 },
  p2 = { field = { { "Follower 1/1", engaged = true }, { "Follower 2/2", engaged = true }, "Follower 5/6" } },
  function(t)
    t.p1:attack("Goliath", "Follower 1/1")
    t.p1:play("Flame Soldier"):on("Follower 5/6")
    t:expect("Follower 5/6"):damage(1)
    t.p1:attack("Fairy", "Follower 2/2")
    t.p1:play("Flame Soldier"):on("Follower 5/6")
    t:expect("Follower 5/6"):damage(5)
  end }

scenario "5.5 Flame Soldier: one that was put into the cemetery or banished was not destroyed" {
  p1 = { hand = { "Flame Soldier" }, field = { "Hell's Unleasher" }, cemetery = { "Goliath" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use "Hell's Unleasher"
    t.p1:play("Flame Soldier")
    t:expect("Follower 5/6"):damage(1)
  end }
