-- SPDX-License-Identifier: MIT
scenario "12.2 Sektor: 2/2, for 3 more 4/4 with Ward" {
  p1 = { hand = { "Sektor" }, evolve_deck = { "Sektor" }, play_points = 5 },
  function(t)
    t.p1:play "Sektor"
    t:expect("Sektor"):attack(2):defense(2):no_keyword "ward"
    t.p1:evolve "Sektor"
    t:expect("Sektor"):evolved():attack(4):defense(4):keyword "ward"
    t:expect_number("p1", "play_points", 0)
  end }
