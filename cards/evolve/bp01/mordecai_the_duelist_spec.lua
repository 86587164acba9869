-- SPDX-License-Identifier: MIT

scenario "10.4.7.4 Mordecai the Duelist: for 3 defense of your leader it comes back" {
  p1 = { hand = { "Soul Conversion" }, field = { "Mordecai the Duelist" }, play_points = 1 },
  function(t)
    t.p1:play("Soul Conversion"):yes()
    t:expect("Mordecai the Duelist"):in_zone("field"):reserved():damage(0)
    t:expect_defense("p1", 17)
    t:cannot(t.p1, "attack", "Mordecai the Duelist") -- 4.1.4: it came this turn
  end }

scenario "10.4.7 Mordecai the Duelist: or stays in the cemetery" {
  p1 = { hand = { "Soul Conversion" }, field = { "Mordecai the Duelist" }, play_points = 1 },
  function(t)
    t.p1:play("Soul Conversion"):no()
    t:expect("Mordecai the Duelist"):in_zone "cemetery"
    t:expect_defense("p1", 20)
  end }

scenario "10.4.5 Mordecai the Duelist: the leader must have 3" {
  p1 = { hand = { "Soul Conversion" }, field = { "Mordecai the Duelist" }, play_points = 1,
    defense = 2 },
  function(t)
    t.p1:play "Soul Conversion"
    t:expect("Mordecai the Duelist"):in_zone "cemetery"
    t:expect_decision("p1", "turn")
  end }

scenario "12.5.3 Mordecai the Duelist: not from the hand" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" },
    play_points = 1 },
  p2 = { hand = { "Mordecai the Duelist" } },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect("Mordecai the Duelist"):in_zone "cemetery"
    t:expect_decision("p1", "turn")
  end }

scenario "10.4.7.4 Mordecai the Duelist: under another's control it is his leader who gives, and its owner who gets it" {
  p1 = { hand = { "Soul Conversion" }, field = { { "Mordecai the Duelist", owner = "p2" } }, play_points = 1 },
  function(t)
    t.p1:play "Soul Conversion"
    t:expect_decision("p1")
    t.p1:yes()
    t:expect_defense("p1", 17)
    t:expect_defense("p2", 20)
    t:expect("Mordecai the Duelist"):in_zone("field"):controlled_by "p2"
  end }

scenario "4.1.4 Mordecai the Duelist: it comes back as a new card, and may do so again" {
  p1 = { hand = { "Soul Conversion", "Soul Conversion" }, field = { "Mordecai the Duelist" },
    ex = { "Coco" }, play_points = 2, deck = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Coco"):on "Mordecai the Duelist"
    t.p1:play("Soul Conversion"):yes()
    t:expect("Mordecai the Duelist"):attack(5)
    t.p1:play("Soul Conversion"):yes()
    t:expect_defense("p1", 14)
    t:expect("Mordecai the Duelist"):in_zone "field"
  end }

scenario "12.5.3 Mordecai the Duelist: banished it does not come back" {
  turn = "p2",
  p1 = { field = { { "Mordecai the Duelist", damage = 2 } } },
  p2 = { hand = { "Blackened Scripture" }, play_points = 2 },
  function(t)
    t.p2:play "Blackened Scripture"
    t:expect("Mordecai the Duelist"):in_zone "banished"
    t:expect_defense("p1", 20)
  end }

scenario "4.4.4 Mordecai the Duelist: it has left room on a full field for itself" {
  p1 = { hand = { "Soul Conversion" }, field = { "Mordecai the Duelist", "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play("Soul Conversion"):on "Mordecai the Duelist"
    t.p1:yes()
    t:expect("Mordecai the Duelist"):in_zone "field"
    t:expect(t.p1.field):count(5)
  end }

scenario "1.2.1.1 Mordecai the Duelist: the last three may be given, which loses the game" {
  p1 = { hand = { "Soul Conversion" }, field = { "Mordecai the Duelist" }, play_points = 1, defense = 3 },
  function(t)
    t.p1:play("Soul Conversion"):yes()
    t:expect_winner "p2"
  end }
