-- SPDX-License-Identifier: MIT

scenario "Sylvan Justice: 3 damage and a Fairy, also in a Quick window" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Sylvan Justice" }, play_points = 2 },
  function(t)
    t.p1:attack "Fighter"
    t.p2:play("Sylvan Justice"):on("Fighter")
    t:expect("Fighter"):in_zone("cemetery")
    t:expect(t.p2.ex):is { "Fairy" }
    t:expect_defense("p2", 20)
  end }
