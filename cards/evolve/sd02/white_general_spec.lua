-- SPDX-License-Identifier: MIT

scenario "White General: Rush, and +2 attack for another follower as it strikes" {
  p1 = { hand = { "White General" }, field = { "Fighter", "Goblin" }, play_points = 4 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play("White General"):attack("White General", "Goliath"):on("Fighter")
    t:expect("Fighter"):attack(4)
    t:expect("Goblin"):attack(2)
  end }

scenario "White General: alone it has nobody to give it to" {
  p1 = { field = { "White General" } },
  function(t)
    t.p1:attack "White General"
    t:expect_defense("p2", 15)
    t:expect("White General"):attack(5)
  end }

scenario "12.7.2 White General: one of his own side only, also as he attacks the leader; it stays" {
  p1 = { field = { "White General", "Fighter", "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:attack "White General"
    t:expect_no_option("Goliath", "White General")
    t.p1:on "Goblin"
    t:expect_defense("p2", 15)
    t:next_turn()
    t:expect("Goblin"):attack(4):defense(2)
  end }
