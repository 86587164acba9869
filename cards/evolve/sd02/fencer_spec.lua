-- SPDX-License-Identifier: MIT

scenario "Fencer: +1/+1 for another of your followers" {
  p1 = { hand = { "Fencer" }, field = { "Fighter", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play("Fencer"):on("Goblin")
    t:expect("Goblin"):attack(3):defense(3)
    t:expect("Fencer"):attack(3):defense(3)
  end }
