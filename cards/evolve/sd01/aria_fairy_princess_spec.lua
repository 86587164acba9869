-- SPDX-License-Identifier: MIT
scenario "10.9.1.2 Aria: other Pixies have Rush, she has not" {
  p1 = { field = { "Aria, Fairy Princess", "Fairy", "Fighter" } },
  function(t)
    t:expect("Fairy"):keyword "rush"
    t:expect("Fighter"):no_keyword "rush"
    t:expect("Aria, Fairy Princess"):no_keyword("rush"):keyword "ward"
  end }

scenario "Aria: its Fanfare puts Fairies onto the field and into the EX area, as many as fit" {
  p1 = { hand = { "Aria, Fairy Princess" }, field = { "Fighter" }, play_points = 6 },
  function(t)
    t.p1:play("Aria, Fairy Princess")
    t.p1:no():number(2):number(3)
    t:expect(t.p1.field):has("Fairy", 2)
    t:expect(t.p1.ex):has("Fairy", 3)
  end }
