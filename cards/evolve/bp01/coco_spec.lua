-- SPDX-License-Identifier: MIT

scenario "A.13 Coco: +2 attack to one of your followers for nothing" {
  p1 = { ex = { "Coco" }, field = { "Fighter" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Coco"):on("Fighter")
    t:expect("Fighter"):attack(4):defense(3)
    t:next_turn()
    t:expect("Fighter"):attack(4) -- as long as it stays
  end }

scenario "10.6.2.3.4 Coco: not with followers of the enemy alone" {
  p1 = { ex = { "Coco" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "play", "Coco", "10.6.2.3.4")
  end }
