-- SPDX-License-Identifier: MIT

scenario "13.5.2.2 Skeleton Fighter: stronger when your leader has lost defense this turn" {
  p1 = { hand = { "Ambling Wraith", "Skeleton Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Ambling Wraith"
    t.p1:play "Skeleton Fighter"
    t:expect("Skeleton Fighter"):attack(3):defense(3)
    t:next_turn()
    t:expect("Skeleton Fighter"):attack(3):defense(3)
  end }

scenario "13.5.2.2 Skeleton Fighter: not without" {
  p1 = { hand = { "Skeleton Fighter" }, play_points = 1 },
  function(t)
    t.p1:play "Skeleton Fighter"
    t:expect("Skeleton Fighter"):attack(2):defense(2)
  end }
