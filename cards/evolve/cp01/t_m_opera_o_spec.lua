-- SPDX-License-Identifier: MIT
scenario "T.M. Opera O: as it says" {
  p1 = { hand = { "T.M. Opera O" }, play_points = 7 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("T.M. Opera O")
    t:expect("Follower 5/6"):in_zone("banished")
    t:expect(t.p1.hand):count(1)
  end }

scenario "T.M. Opera O: without an enemy follower no card" {
  p1 = { hand = { "T.M. Opera O" }, play_points = 7, field = { "Goblin" } },
  function(t)
    t.p1:play("T.M. Opera O")
    t:expect("Goblin"):in_zone("field")
    t:expect(t.p1.hand):count(0)
  end }
