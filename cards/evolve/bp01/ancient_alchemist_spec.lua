-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.3 Ancient Alchemist: your Golem followers cost 1 less" {
  p1 = { field = { { "Ancient Alchemist", evolved = true } },
         hand = { "Mythril Golem", "Fighter" }, ex = { "Strikeform Golem" }, play_points = 6 },
  function(t)
    t:expect("Mythril Golem"):cost(5):attribute("cost", 6)
    t:expect("Fighter"):cost(2)
    t:expect("Strikeform Golem"):cost(1)
  end }

scenario "3.1.2.1 Ancient Alchemist: not the opponent's" {
  p1 = { field = { { "Ancient Alchemist", evolved = true } } },
  p2 = { hand = { "Mythril Golem" } },
  function(t)
    t:expect("Mythril Golem"):cost(6)
  end }

scenario "13.3.3.2 Ancient Alchemist: with an Earth Rite two Golems into the EX area" {
  p1 = { hand = { "Ancient Alchemist" }, field = { "Magic Sediment" }, play_points = 3 },
  function(t)
    t.p1:play("Ancient Alchemist"):choose "Ancient Alchemist"
    t:expect(t.p1.ex):is { "Guardform Golem", "Guardform Golem" }
    t:expect("Magic Sediment"):gone()
  end }

scenario "10.7.2 Ancient Alchemist: and deal 3 damage as they come" {
  p1 = { field = { { "Ancient Alchemist", evolved = true } }, ex = { "Strikeform Golem" },
         play_points = 1 },
  function(t)
    t.p1:play "Strikeform Golem"
    t:expect_defense("p2", 17)
    t:expect_number("p1", "play_points", 0)
  end }
