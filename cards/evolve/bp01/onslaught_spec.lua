-- SPDX-License-Identifier: MIT

scenario "Onslaught: 5 damage, and a Knight beside the field" {
  p1 = { hand = { "Onslaught" }, play_points = 3 },
  p2 = { field = { "Angelic Sword Maiden" } },
  function(t)
    t.p1:play("Onslaught"):on("Angelic Sword Maiden")
    t:expect("Angelic Sword Maiden"):damage(5)
    t:expect(t.p1.ex):is { "Knight" }
  end }
