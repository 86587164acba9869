-- SPDX-License-Identifier: MIT

scenario "Ninja Trainee: 2/2 for 1" {
  p1 = { hand = { "Ninja Trainee" }, play_points = 1 },
  function(t)
    t.p1:play "Ninja Trainee"
    t:expect("Ninja Trainee"):in_zone("field"):attack(2):defense(2)
  end }
