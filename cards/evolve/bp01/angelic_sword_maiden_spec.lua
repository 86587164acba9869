-- SPDX-License-Identifier: MIT

scenario "Angelic Sword Maiden: 4/6 with Ward for 5" {
  p1 = { hand = { "Angelic Sword Maiden" }, play_points = 5 },
  function(t)
    t.p1:play("Angelic Sword Maiden"):no()
    t:expect("Angelic Sword Maiden"):reserved():attack(4):defense(6):keyword("ward")
  end }
