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

scenario "13.3.3.2 Ancient Alchemist: without the rite nothing comes" {
  p1 = { hand = { "Ancient Alchemist" }, field = { "Magic Sediment" }, play_points = 4 },
  function(t)
    t.p1:play("Ancient Alchemist"):choose()
    t:expect(t.p1.ex):count(0)
    t:expect("Magic Sediment"):attribute("stack", 1)
    t:expect("Ancient Alchemist"):attack(2):defense(5)
    t:expect_number("p1", "play_points", 1)
  end }

scenario "Ancient Alchemist: evolved for 3, any enemy is hit for a Golem, and for nothing else" {
  p1 = { field = { "Ancient Alchemist" }, evolve_deck = { "Ancient Alchemist" }, ex = { "Guardform Golem" },
    hand = { "Goblin" }, play_points = 8 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Ancient Alchemist")
    t:expect_number("p1", "play_points", 5)
    t:expect("Ancient Alchemist"):attack(3):defense(6)
    t.p1:play("Goblin")
    t:expect_decision("p1", "turn")
    t:expect("Goliath"):damage(0)
    t.p1:play("Guardform Golem"):no()
    t:expect_option("p2's leader")
    t.p1:on("Goliath")
    t:expect("Goliath"):damage(3)
    t:expect_defense("p2", 20)
  end }

scenario "10.7.2.1 Ancient Alchemist: two Golems at once are two times 3 damage, each with its own target" {
  p1 = { field = { { "Ancient Alchemist", evolved = true } }, hand = { "Golem Protection" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Golem Protection"):no():no()
    t.p1:on("Goliath"):on("p2's leader")
    t:expect("Goliath"):damage(3)
    t:expect_defense("p2", 17)
  end }

scenario "3.1.2.1 Ancient Alchemist: not for a Golem that comes onto the opponent's field" {
  p1 = { field = { { "Ancient Alchemist", evolved = true } } },
  p2 = { ex = { "Strikeform Golem" }, play_points = 2 },
  turn = "p2",
  function(t)
    t:expect("Strikeform Golem"):cost(2)
    t.p2:play "Strikeform Golem"
    t:expect_defense("p2", 20)
    t:expect_decision("p2", "turn")
  end }

scenario "10.7.2 Ancient Alchemist: not evolved it does neither" {
  p1 = { field = { "Ancient Alchemist" }, ex = { "Strikeform Golem" }, play_points = 2 },
  function(t)
    t:expect("Strikeform Golem"):cost(2)
    t.p1:play "Strikeform Golem"
    t:expect_defense("p2", 20)
  end }
