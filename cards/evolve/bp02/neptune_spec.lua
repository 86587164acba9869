-- SPDX-License-Identifier: MIT
scenario "10.9.3 Neptune: the Megalorca has Rush" {
  p1 = { hand = { "Neptune" }, play_points = 5 },
  function(t)
    t.p1:play("Neptune"):no()
    t:expect("Megalorca"):in_zone("field"):keyword("rush"):no_keyword "storm"
    t:cannot(t.p1, "attack", "Megalorca", "p2's leader")
  end }

scenario "5.15.2 Neptune: evolved Storm, and Rush no more" {
  p1 = { field = { "Neptune" }, evolve_deck = { "Neptune" }, play_points = 2 },
  function(t)
    t.p1:evolve "Neptune"
    t:expect("Megalorca"):keyword("storm"):no_keyword "rush"
    t.p1:attack("Megalorca", "p2's leader")
    t:expect_defense("p2", 18)
  end }

scenario "12.4.3 Neptune: a Megalorca, which has Rush while he is there" {
  p1 = { hand = { "Neptune" }, play_points = 5 },
  p2 = { field = { { "Goblin", engaged = true }, "Megalorca" } },
  function(t)
    t.p1:play("Neptune"):yes()
    t:expect("Neptune"):engaged():keyword "ward"
    t:expect("p1's Megalorca"):in_zone("field"):keyword("rush"):no_keyword "storm"
    t:expect("p2's Megalorca"):no_keyword "rush"
    t:cannot(t.p1, "attack", "p1's Megalorca", "p2's leader")
    t:can(t.p1, "attack", "p1's Megalorca", "Goblin")
  end }

scenario "10.9.1 Neptune: no longer once he has gone" {
  p1 = { field = { "Neptune", "Megalorca" } },
  p2 = { hand = { "Execution" }, play_points = 4 },
  turn = "p2",
  function(t)
    t:expect("Megalorca"):keyword "rush"
    t.p2:play("Execution"):on "Neptune"
    t:expect("Megalorca"):no_keyword "rush"
  end }

scenario "10.9.1 Neptune: nobody but Megalorcas, and only his own; Ward on both faces" {
  p1 = { field = { "Neptune", "Goblin", "Forest Bat" } },
  p2 = { field = { { "Neptune", evolved = true }, "Fighter", "Forest Bat" } },
  function(t)
    t:expect("p1's Neptune"):no_keyword("rush"):keyword "ward"
    t:expect("Goblin"):no_keyword "rush"
    t:expect("p1's Forest Bat"):no_keyword "rush"
    t:expect("p2's Forest Bat"):no_keyword("storm")
    t:expect("Fighter"):no_keyword("storm")
    t:expect("p2's Neptune"):keyword("ward"):no_keyword("storm")
  end }

scenario "3.1.2 Neptune: evolved, the opponent's Megalorcas have no Storm" {
  p1 = { field = { { "Neptune", evolved = true } } },
  p2 = { field = { "Megalorca" } },
  function(t)
    t:expect("Megalorca"):no_keyword("storm")
  end }
