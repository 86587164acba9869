-- SPDX-License-Identifier: MIT

scenario "Angelic Barrage: 1 damage to each enemy follower" {
  p1 = { hand = { "Angelic Barrage" }, field = { "Fighter" }, play_points = 1 },
  p2 = { field = { "Goliath", "Goblin" } },
  function(t)
    t.p1:play "Angelic Barrage"
    t:expect("Goliath"):damage(1)
    t:expect("Goblin"):damage(1)
    t:expect("Fighter"):damage(0)
    t:expect_defense("p2", 20)
  end }

scenario "12.3.4 Angelic Barrage: in the opponent's turn, for 1" {
  p1 = { field = { "Goliath", "Goblin" } },
  p2 = { hand = { "Angelic Barrage" }, play_points = 2 },
  function(t)
    t.p1:attack("Goliath")
    t.p2:play("Angelic Barrage")
    t:pass_all()
    t:expect("Goliath"):damage(1)
    t:expect_number("p2", "play_points", 1)
  end }
