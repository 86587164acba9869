-- SPDX-License-Identifier: MIT

scenario "Veteran Lancer: 2/3 with Ward" {
  p1 = { hand = { "Veteran Lancer" }, play_points = 2 },
  function(t)
    t.p1:play("Veteran Lancer"):yes()
    t:expect("Veteran Lancer"):attack(2):defense(3):keyword("ward"):engaged()
  end }
