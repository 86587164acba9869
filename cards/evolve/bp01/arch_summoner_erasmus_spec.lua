-- SPDX-License-Identifier: MIT

scenario "13.3.3.2 Arch Summoner Erasmus: with the rite 6 to the follower and 2 to its leader" {
  p1 = { hand = { "Arch Summoner Erasmus" }, field = { { "Magic Sediment", stack = 2 } },
    play_points = 7 },
  p2 = { field = { "Gilgamesh", "Goblin" } },
  function(t)
    t.p1:play "Arch Summoner Erasmus"
    t.p1:choose "earth rite"
    t.p1:on "Gilgamesh"
    t:expect("Gilgamesh"):in_zone "cemetery"
    t:expect_defense("p2", 18)
    t:expect("Magic Sediment"):attribute("stack", 1)
  end }

-- S12: the last counter's amulet goes as the cost is paid.
scenario "13.3.3.2 Arch Summoner Erasmus: the last counter takes the amulet along" {
  p1 = { hand = { "Arch Summoner Erasmus" }, field = { "Teachings of Creation" }, play_points = 7 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play "Arch Summoner Erasmus"
    t.p1:choose "earth rite"
    t:expect("Teachings of Creation"):in_zone "cemetery"
    t:expect("Goblin"):in_zone "cemetery"
  end }

scenario "10.6.2.2.1 Arch Summoner Erasmus: declined, nothing is selected and nothing happens" {
  p1 = { hand = { "Arch Summoner Erasmus" }, field = { "Magic Sediment" }, play_points = 7 },
  p2 = { field = { "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Arch Summoner Erasmus"
    t.p1:choose()
    t:expect("Goblin#1"):in_zone("field"):damage(0)
    t:expect_defense("p2", 20)
    t:expect("Magic Sediment"):attribute("stack", 1)
    t:expect_decision("p1", "turn")
  end }

-- Nor is it offered where it would find no target (10.6.2.1.1).
scenario "10.6.2.3.4 Arch Summoner Erasmus: no rite without an enemy follower" {
  p1 = { hand = { "Arch Summoner Erasmus" }, field = { "Magic Sediment" }, play_points = 7 },
  function(t)
    t.p1:play "Arch Summoner Erasmus"
    t:expect("Magic Sediment"):in_zone("field"):attribute("stack", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "13.3.3.2 Arch Summoner Erasmus: engaged, the same" {
  p1 = { field = { "Arch Summoner Erasmus", "Magic Sediment" } },
  p2 = { field = { "Gilgamesh" } },
  function(t)
    t.p1:use "Arch Summoner Erasmus"
    t:expect("Gilgamesh"):in_zone "cemetery"
    t:expect("Arch Summoner Erasmus"):engaged()
    t:expect("Magic Sediment"):gone()
    t:expect_defense("p2", 18)
  end }

scenario "10.1.1.1.1 Arch Summoner Erasmus: engaged, the rite is no option: not without a counter" {
  p1 = { field = { "Arch Summoner Erasmus" } },
  p2 = { field = { "Gilgamesh", "Magic Sediment" } },
  function(t)
    t:cannot(t.p1, "use", "Arch Summoner Erasmus")
  end }

scenario "5.13 Arch Summoner Erasmus: 6 damage, no more and no less" {
  p1 = { hand = { "Arch Summoner Erasmus" }, field = { "Magic Sediment" }, play_points = 7 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:play("Arch Summoner Erasmus"):choose "earth rite"
    t:expect("Genesis Dragon"):damage(6)
    t:expect_defense("p2", 18)
  end }
