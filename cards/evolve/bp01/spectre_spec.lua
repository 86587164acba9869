-- SPDX-License-Identifier: MIT

scenario "10.4.7.4 Spectre: for 2 defense of your leader Rush and the top card in the cemetery" {
  p1 = { hand = { "Spectre" }, deck = { "Goblin", "Fighter" }, play_points = 2 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play("Spectre"):yes()
    t:expect_defense("p1", 18)
    t:expect("Spectre"):keyword("rush", "bane")
    t:expect("Goblin"):in_zone "cemetery"
    t:expect("Fighter"):in_zone "deck"
    t.p1:attack("Spectre", "Goliath")
    t:expect("Goliath"):in_zone "cemetery" -- Bane
  end }

scenario "10.4.7 Spectre: or nothing of it" {
  p1 = { hand = { "Spectre" }, deck = { "Goblin", "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play("Spectre"):no()
    t:expect_defense("p1", 20)
    t:expect("Spectre"):keyword("bane"):no_keyword "rush"
    t:expect("Goblin"):in_zone "deck"
  end }

scenario "10.4.5 Spectre: not asked when the leader has less than 2" {
  p1 = { hand = { "Spectre" }, play_points = 2, defense = 1 },
  function(t)
    t.p1:play "Spectre"
    t:expect_defense("p1", 1)
    t:expect("Spectre"):no_keyword "rush"
    t:expect_decision("p1", "turn")
  end }

scenario "13.5.2.1 Spectre: Sanguine counts what was given" {
  p1 = { hand = { "Spectre", "Skeleton Fighter" }, play_points = 3 },
  function(t)
    t.p1:play("Spectre"):yes()
    t.p1:play "Skeleton Fighter"
    t:expect("Skeleton Fighter"):attack(3)
  end }

scenario "1.2.1.1 Spectre: the leader's last two may be given, which loses the game" {
  p1 = { hand = { "Spectre" }, play_points = 2, defense = 2 },
  function(t)
    t.p1:play("Spectre"):yes()
    t:expect_winner "p2"
  end }

scenario "1.3.2 Spectre: Rush also with an empty deck, which nobody has to draw from" {
  p1 = { hand = { "Spectre" }, deck = {}, play_points = 2 },
  function(t)
    t.p1:play("Spectre"):yes()
    t:expect("Spectre"):keyword "rush"
    t:expect_decision("p1", "turn")
  end }
