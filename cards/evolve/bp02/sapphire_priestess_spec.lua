-- SPDX-License-Identifier: MIT
scenario "Sapphire Priestess: three attacks, also of followers that have fallen and before she came" {
  p1 = { hand = { "Sapphire Priestess" }, play_points = 4, field = { "Follower 1/1", "Storm 2/2", "Rush 2/2" } },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Follower 1/1", "Follower 2/2")
    t.p1:attack("Storm 2/2", "p2's leader")
    t.p1:attack("Rush 2/2", "p2's leader")
    t.p1:play("Sapphire Priestess")
    t.p1:end_turn()
    t:expect(t.p1.hand):count(3)
  end }

scenario "Sapphire Priestess: two attacks are not enough" {
  p1 = { field = { "Sapphire Priestess", "Storm 2/2" } },
  function(t)
    t.p1:attack("Storm 2/2", "p2's leader")
    t.p1:attack("Sapphire Priestess", "p2's leader")
    t.p1:end_turn()
    t:expect(t.p1.hand):count(0)
  end }

scenario "Sapphire Priestess: the enemy's attacks do not count, nor does the enemy's turn" {
  turn = "p2",
  p1 = { field = { "Sapphire Priestess" } },
  p2 = { field = { "Follower 0/1", "Follower 0/2", "Follower 0/3" } },
  function(t)
    t.p2:attack("Follower 0/1", "p1's leader")
    t.p2:attack("Follower 0/2", "p1's leader")
    t.p2:attack("Follower 0/3", "p1's leader")
    t.p2:end_turn()
    t:expect(t.p1.hand):count(1) -- drawn as the turn began
  end }

scenario "8.4.5 Sapphire Priestess: the opponent's attacks of the turn before do not count; nor does she draw in his end phase" {
  turn = "p2",
  p1 = { field = { "Sapphire Priestess" }, deck = { "Goblin", "Fighter", "Goliath", "Fighter" } },
  p2 = { field = { "Follower 0/1", "Follower 0/2", "Follower 0/3" } },
  function(t)
    t.p2:attack("Follower 0/1", "p1's leader")
    t.p2:attack("Follower 0/2", "p1's leader")
    t.p2:attack("Follower 0/3", "p1's leader")
    t.p2:end_turn()
    t.p1:end_turn()
    t:expect(t.p1.hand):is { "Goblin" }
  end }
