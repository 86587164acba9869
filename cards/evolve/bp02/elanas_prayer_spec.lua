-- SPDX-License-Identifier: MIT
scenario "Elana's Prayer: once in a turn, in the opponent's too" {
  p1 = { field = { "Elana's Prayer", "Frog Cleric" }, play_points = 4, hand = {} },
  function(t)
    t.p1:use("Frog Cleric")
    t:expect("Frog Cleric"):attack(3):defense(3)
    t.p1:use("Frog Cleric")
    t:expect("Frog Cleric"):attack(3):defense(3)
    t:expect_defense("p1", 22)
  end }

scenario "Elana's Prayer: Drain raises defense, too" {
  p1 = { field = { "Elana's Prayer", "Drain 2/2" }, defense = 10 },
  function(t)
    t.p1:attack("Drain 2/2")
    t:expect_defense("p1", 12)
    t:expect("Drain 2/2"):attack(3):defense(3)
  end }

scenario "Elana's Prayer: the other leader's defense does nothing" {
  p1 = { field = { "Elana's Prayer", "Goblin" } },
  p2 = { field = { "Frog Cleric" }, play_points = 2 }, turn = "p2",
  function(t)
    t.p2:use("Frog Cleric")
    t:expect("Goblin"):attack(2)
  end }

scenario "2.8.3 Elana's Prayer: a leader whose defense is changed to more has gained it" {
  p1 = { field = { "Azazel" }, evolve_deck = { "Azazel" }, play_points = 1 },
  p2 = { field = { "Elana's Prayer", "Goblin" }, defense = 4 },
  function(t)
    t.p1:evolve("Azazel")
    t:expect_defense("p2", 10)
    t:expect("Goblin"):attack(3):defense(3)
    t:expect("Azazel"):attack(7)
  end }

scenario "10.7.2 Elana's Prayer: in the opponent's turn once more; followers that come later get nothing" {
  p1 = { field = { "Elana's Prayer", "Goliath" }, hand = { "Frog Cleric", "Dark Offering", "Goblin" }, play_points = 3, max_play_points = 3 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p1:play "Frog Cleric"
    t:expect("Frog Cleric"):attack(3):defense(3)
    t.p1:play "Goblin"
    t:expect("Goblin"):attack(2)
    t.p1:end_turn()
    t.p2:attack "Fighter"
    t:cannot(t.p1, "play", "Dark Offering") -- no play point is left
    t.p1:pass()
    t:expect("Goliath"):attack(4):defense(5)
  end }

scenario "10.7.2 Elana's Prayer: Quick in the opponent's turn" {
  turn = "p2",
  p1 = { field = { "Elana's Prayer", "Goliath", "Amulet" }, hand = { "Dark Offering" }, play_points = 1 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter"
    t.p1:play("Dark Offering"):on "Amulet"
    t.p1:pass()
    t:expect("Goliath"):attack(4):defense(5)
  end }
