-- SPDX-License-Identifier: MIT
scenario "5.17 Dragon Oracle: a play point more from now on, which is not there yet (3.2.4)" {
  p1 = { hand = { "Dragon Oracle" }, play_points = 2, max_play_points = 4 },
  function(t)
    t.p1:play("Dragon Oracle"):choose("(1)")
    t:expect_number("p1", "max_play_points", 5)
    t:expect_number("p1", "play_points", 0)
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.17 Dragon Oracle: or a card" {
  p1 = { hand = { "Dragon Oracle" }, play_points = 2, max_play_points = 4 },
  function(t)
    t.p1:play("Dragon Oracle"):choose("(2)")
    t:expect_number("p1", "max_play_points", 4)
    t:expect(t.p1.hand):count(1)
  end }

scenario "3.2.3 Dragon Oracle: no more than ten" {
  p1 = { hand = { "Dragon Oracle" }, play_points = 2, max_play_points = 10 },
  function(t)
    t.p1:play("Dragon Oracle"):choose("(1)")
    t:expect_number("p1", "max_play_points", 10)
  end }

scenario "13.4.1.2 Dragon Oracle: from six to seven makes Overflow active" {
  p1 = { hand = { "Dragon Oracle", "Dragonguard" }, play_points = 6, max_play_points = 6 },
  function(t)
    t.p1:play("Dragon Oracle"):choose("(1)")
    t.p1:play("Dragonguard"):no()
    t:expect("Dragonguard"):attack(6):defense(7)
  end }

scenario "12.3.2 Dragon Oracle: it has no Quick" {
  turn = "p2",
  p1 = { hand = { "Dragon Oracle", "Quick Spell" }, play_points = 2 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter"
    t:expect_decision("p1", "quick")
    t:cannot(t.p1, "play", "Dragon Oracle")
  end }

scenario "5.17.3 Dragon Oracle: the card may be chosen with an empty deck, which loses" {
  p1 = { hand = { "Dragon Oracle" }, deck = {}, play_points = 2 },
  function(t)
    t.p1:play("Dragon Oracle"):choose("(2)")
    t:expect_winner "p2"
  end }
