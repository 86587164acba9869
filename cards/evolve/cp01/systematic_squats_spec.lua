-- SPDX-License-Identifier: MIT
scenario "Systematic Squats: as it leaves, in whatever way" {
  p1 = { hand = { "Marvelous Sunday" }, field = { "Systematic Squats" }, play_points = 2 },
  function(t)
    t.p1:play("Marvelous Sunday"):yes()
    t:pass_all()
    t:expect("Systematic Squats"):in_zone("hand")
    t:expect("Marvelous Sunday"):attack(3):defense(4)
    t:expect_defense("p1", 22)
  end }
