-- SPDX-License-Identifier: MIT
scenario "1.3.3 Albert: evolved he is dealt no combat damage this turn, and strikes twice" {
  p1 = { field = { "Albert, Levin Saber" }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:evolve "Albert, Levin Saber"
    t.p1:attack("Albert, Levin Saber", "Goliath")
    t:expect("Albert, Levin Saber"):damage(0):reserved()
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t:expect("Albert, Levin Saber"):engaged()
    t:expect_defense("p2", 17)
  end }

scenario "5.13.4 Albert: abilities hurt him" {
  p1 = { field = { "Albert, Levin Saber" }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { hand = { "Blazing Breath" }, play_points = 1 },
  function(t)
    t.p1:evolve "Albert, Levin Saber"
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t.p2:play("Blazing Breath"):on "Albert, Levin Saber"
    t:expect("Albert, Levin Saber"):damage(2)
  end }

scenario "12.7 Albert: refreshed once in a turn, and once in the next; not before he has evolved" {
  p1 = { field = { { "Albert, Levin Saber", evolved = true }, "Albert, Levin Saber" } },
  function(t)
    t.p1:attack("Albert, Levin Saber#3", "p2's leader") -- #2 is the face of the evolved one
    t:expect("Albert, Levin Saber#3"):engaged()
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t:expect("Albert, Levin Saber#1"):engaged()
    t:next_turn()
    t:next_turn()
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t:pass_all()
    t:expect("Albert, Levin Saber#1"):reserved()
    t:expect_defense("p2", 8)
  end }

scenario "5.13.3 Albert: hurt in combat again in the opponent's turn" {
  p1 = { field = { { "Albert, Levin Saber", engaged = true } }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve "Albert, Levin Saber"
    t:expect("Albert, Levin Saber"):engaged()
    t:next_turn()
    t.p2:attack("Goliath", "Albert, Levin Saber")
    t:expect("Albert, Levin Saber"):damage(3)
  end }

scenario "12.9.2 Albert: Storm on both faces" {
  p1 = { field = { { "Albert, Levin Saber", new = true } }, evolve_deck = { "Albert, Levin Saber" }, play_points = 3 },
  function(t)
    t:can(t.p1, "attack", "Albert, Levin Saber", "p2's leader")
    t.p1:evolve "Albert, Levin Saber"
    t:expect("Albert, Levin Saber"):keyword "storm"
    t.p1:attack("Albert, Levin Saber", "p2's leader")
    t:expect_defense("p2", 17)
  end }
