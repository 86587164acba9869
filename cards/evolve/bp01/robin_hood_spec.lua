-- SPDX-License-Identifier: MIT

scenario "Robin Hood: 4 damage as it comes, and again for 1 when it is engaged" {
  p1 = { hand = { "Robin Hood" }, play_points = 6 },
  p2 = { field = { "Goliath", "Angelic Sword Maiden" } },
  function(t)
    t.p1:play("Robin Hood"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t.p1:use("Robin Hood"):on "Angelic Sword Maiden"
    t:expect("Angelic Sword Maiden"):damage(4)
    t:expect("Robin Hood"):engaged()
    t:expect_number("p1", "play_points", 0)
  end }
