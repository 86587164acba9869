-- SPDX-License-Identifier: MIT

scenario "10.1.1.1 Moonlight Assassin: Bane for a play point" {
  p1 = { field = { "Moonlight Assassin" }, play_points = 1 },
  function(t)
    t:expect("Moonlight Assassin"):no_keyword "bane"
    t.p1:use "Moonlight Assassin"
    t:expect("Moonlight Assassin"):keyword "bane"
    t:cannot(t.p1, "use", "Moonlight Assassin")
  end }
