-- SPDX-License-Identifier: MIT

scenario "Rhinoceroach: +1 attack for every card played before it" {
  p1 = { hand = { "Rhinoceroach" }, play_points = 2, played = 3 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(4):defense(1):keyword "rush"
    t:can(t.p1, "attack", "Rhinoceroach", "Goliath")
  end }

scenario "Rhinoceroach: as the first card it has none" {
  p1 = { hand = { "Rhinoceroach" }, play_points = 2 },
  function(t)
    t.p1:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(1)
  end }

scenario "Rhinoceroach: evolved, Storm" {
  p1 = { hand = { "Rhinoceroach" }, evolve_deck = { "Rhinoceroach" }, play_points = 2, played = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Rhinoceroach"):evolve("Rhinoceroach"):choose "(1)"
    t.p1:attack "Rhinoceroach"
    t:expect_defense("p2", 17) -- what it was given stays (5.15.3)
  end }

scenario "Rhinoceroach: evolved, or damage as high as its attack" {
  p1 = { field = { "Rhinoceroach" }, evolve_deck = { "Rhinoceroach" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Rhinoceroach"):choose("(2)"):on "Goliath"
    t:expect("Goliath"):damage(1)
  end }
