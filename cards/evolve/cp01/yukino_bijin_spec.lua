-- SPDX-License-Identifier: MIT
scenario "Yukino Bijin: as it says" {
  p1 = { hand = { "Yukino Bijin" }, play_points = 3, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Yukino Bijin")
    t.p1:no():yes()
    t:expect("Yukino Bijin"):attack(4):defense(4)
  end }

scenario "Yukino Bijin: no card back, no +1/+1" {
  p1 = { hand = { "Yukino Bijin" }, field = { "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play("Yukino Bijin"):no():no()
    t:expect("Goblin"):in_zone("field")
    t:expect("Yukino Bijin"):attack(3):defense(3):keyword("ward")
  end }
