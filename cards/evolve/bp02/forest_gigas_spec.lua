-- SPDX-License-Identifier: MIT
scenario "Forest Gigas: cards of the EX area as it comes; evolved its attack with what it was given" {
  p1 = { hand = { "Forest Gigas" }, ex = { "Goblin", "Fighter" }, evolve_deck = { "Forest Gigas" }, play_points = 7 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Forest Gigas"):no()
    t:expect("Forest Gigas"):attack(3)
    t.p1:evolve("Forest Gigas")
    t:expect("Forest Gigas"):attack(5)
    t:expect("Follower 5/6"):damage(5)
  end }

scenario "Forest Gigas: an empty EX area gives nothing; Ward on both faces" {
  p1 = { hand = { "Forest Gigas" }, evolve_deck = { "Forest Gigas" }, play_points = 7 },
  function(t)
    t.p1:play("Forest Gigas"):no()
    t:expect("Forest Gigas"):attack(1):keyword("ward")
    t.p1:evolve("Forest Gigas")
    t:expect("Forest Gigas"):attack(3):keyword("ward")
  end }
