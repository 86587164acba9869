-- SPDX-License-Identifier: MIT
scenario "12.4 Guardian Nun: hardier beside an amulet" {
  p1 = { hand = { "Guardian Nun" }, field = { "Sacred Plea" }, play_points = 3 },
  function(t)
    t.p1:play("Guardian Nun"):no()
    t:expect("Guardian Nun"):attack(3):defense(4):keyword "ward"
  end }

scenario "12.4 Guardian Nun: not without" {
  p1 = { hand = { "Guardian Nun" }, field = { "Fighter" }, play_points = 3 },
  p2 = { field = { "Sacred Plea" } },
  function(t)
    t.p1:play("Guardian Nun"):yes()
    t:expect("Guardian Nun"):defense(3):engaged()
  end }

scenario "12.6 Guardian Nun: 2 defense for the leader as she evolves; what she was given stays (5.15.3)" {
  p1 = { hand = { "Guardian Nun" }, field = { "Sacred Plea" }, evolve_deck = { "Guardian Nun" },
    play_points = 4, defense = 10 },
  function(t)
    t.p1:play("Guardian Nun"):no()
    t:expect_defense("p1", 10)
    t.p1:evolve "Guardian Nun"
    t:expect("Guardian Nun"):attack(4):defense(5):keyword "ward"
    t:expect_defense("p1", 12)
  end }

scenario "12.4 Guardian Nun: two amulets are not more than one; an amulet that goes takes nothing away" {
  p1 = { hand = { "Guardian Nun", "Nature's Guidance" }, field = { "Amulet", "Amulet" }, play_points = 4 },
  function(t)
    t.p1:play("Guardian Nun"):no()
    t:expect("Guardian Nun"):defense(4)
    t.p1:play("Nature's Guidance"):on "Amulet"
    t:expect("Guardian Nun"):attack(3):defense(4)
  end }
