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
