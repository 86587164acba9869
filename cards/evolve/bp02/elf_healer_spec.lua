-- SPDX-License-Identifier: MIT
scenario "Elf Healer: as it says" {
  p1 = { hand = { "Elf Healer" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Elf Healer")
    t:expect_defense("p1", 23)
  end }

scenario "Elf Healer: only as she comes" {
  p1 = { field = { "Elf Healer" } },
  function(t)
    t.p1:attack("Elf Healer")
    t:expect_defense("p1", 20)
    t:expect("Elf Healer"):attack(1):defense(5)
  end }
