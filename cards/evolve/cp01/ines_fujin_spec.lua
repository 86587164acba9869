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

scenario "10.6.2.3.1 Ines Fujin: one must go back, an amulet too" {
  p1 = { hand = { "Ines Fujin" }, play_points = 6, field = { "Goblin", "Amulet" } },
  function(t)
    t.p1:play("Ines Fujin")
    assert(not t:accepts(t.p1), "one must be selected")
    t.p1:on("Amulet")
    t:expect("Amulet"):in_zone("hand")
    t:expect("Goblin"):in_zone("field")
  end }
