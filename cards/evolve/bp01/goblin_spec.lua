-- SPDX-License-Identifier: MIT

scenario "Goblin: 2/2 for 1, 4/4 for 4 more" {
  p1 = { hand = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 5 },
  function(t)
    t.p1:play "Goblin"
    t:expect("Goblin"):attack(2):defense(2)
    t.p1:evolve "Goblin"
    t:expect("Goblin"):attack(4):defense(4)
    t:expect_number("p1", "play_points", 0)
  end }
