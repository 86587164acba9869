-- SPDX-License-Identifier: MIT
scenario "Gold City: Storm with eight cards on both fields" {
  p1 = { field = { { "Gold City", new = true }, "Goblin", "Goblin" } },
  p2 = { field = { "Goblin", "Goblin", "Goblin", "Goblin", "Amulet" } },
  function(t)
    t:expect("Gold City"):keyword("storm")
    t.p1:attack("Gold City")
    t:expect_defense("p2", 17)
  end }

scenario "Gold City: not with seven" {
  p1 = { field = { { "Gold City", new = true }, "Goblin" } },
  p2 = { field = { "Goblin", "Goblin", "Goblin", "Goblin", "Amulet" } },
  function(t)
    t:expect("Gold City"):no_keyword("storm")
  end }

scenario "Gold City: three play points back, not above the maximum" {
  p1 = { hand = { "Gold City" }, play_points = 6, max_play_points = 6 },
  function(t)
    t.p1:play("Gold City")
    t:expect_number("p1", "play_points", 5)
    t:expect("Gold City"):no_keyword("storm")
  end }

scenario "10.3.3 Gold City: Storm goes as a card leaves" {
  p1 = { field = { { "Gold City", new = true }, "Goblin", "Goblin" }, hand = { "Soul Conversion" }, play_points = 1 },
  p2 = { field = { "Goblin", "Goblin", "Goblin", "Goblin", "Amulet" } },
  function(t)
    t:can(t.p1, "attack", "Gold City", "p2's leader")
    t.p1:play("Soul Conversion"):on "Goblin"
    t:expect("Gold City"):no_keyword("storm")
    t:cannot(t.p1, "attack", "Gold City", "p2's leader")
  end }
