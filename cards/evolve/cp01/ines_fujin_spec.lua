-- SPDX-License-Identifier: MIT
scenario "Ines Fujin: as it says" {
  p1 = { hand = { "Ines Fujin" }, play_points = 6, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Ines Fujin")
    t:expect("Goblin"):in_zone("hand")
    t:expect("Ines Fujin"):keyword("rush", "assail", "race")
  end }

scenario "Ines Fujin: neither herself nor an enemy's card goes back" {
  p1 = { hand = { "Ines Fujin" }, play_points = 6 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Ines Fujin")
    t:expect("Ines Fujin"):in_zone("field"):attack(7)
    t:expect("Goblin"):in_zone("field")
  end }
