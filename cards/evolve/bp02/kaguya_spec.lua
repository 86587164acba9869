-- SPDX-License-Identifier: MIT
scenario "2.5.1 Kaguya: an amulet from the hand, and damage by its cost" {
  p1 = { hand = { "Kaguya", "Death Sentence" }, play_points = 5 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Kaguya"):choose "Death Sentence"
    t:expect("Death Sentence"):in_zone("field"):engaged()
    t:expect("Goliath"):damage(3)
  end }

scenario "1.3.3 Kaguya: evolved the Moon keeps her from damage in your turn" {
  p1 = { field = { "Kaguya" }, evolve_deck = { "Kaguya" }, play_points = 2 },
  p2 = { field = { { "Dragon", engaged = true } } },
  function(t)
    t.p1:evolve "Kaguya"
    t:expect_defense("p1", 23)
    t:expect("Ephemeral Moon"):in_zone "field"
    t.p1:attack("Kaguya", "Dragon")
    t:expect("Kaguya"):damage(0)
    t:expect("Dragon"):gone() -- 3 of the Moon, 5 of hers
  end }

scenario "10.3.3 Kaguya: not in the opponent's; the Moon goes as your main phase starts" {
  p1 = { field = { { "Kaguya", evolved = true, engaged = true }, "Ephemeral Moon" } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t.p2:attack("Goliath", "Kaguya")
    t:expect("Kaguya"):damage(3)
    t.p2:end_turn()
    t:expect("Ephemeral Moon"):gone()
  end }

scenario "4.1.2.2 Kaguya: no amulet need be put; only one that costs 3 or less may" {
  p1 = { hand = { "Kaguya", "Death Sentence", "Holy Sentinel" }, play_points = 5 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Kaguya"
    t:expect_no_option "Holy Sentinel"
    t.p1:choose()
    t:expect("Death Sentence"):in_zone "hand"
    t:expect("Goliath"):damage(0)
  end }

scenario "10.7.2.1 Kaguya: once for each amulet that comes; not for the opponent's" {
  p1 = { field = { "Kaguya" }, hand = { "Chorus of Prayer" }, cemetery = { "Sacred Plea", "Dire Bond" }, play_points = 7 },
  p2 = { field = { "Genesis Dragon" }, hand = { "Death Sentence" }, max_play_points = 2 },
  function(t)
    t.p1:play("Chorus of Prayer"):choose("Sacred Plea", "Dire Bond")
    while t:now().kind ~= "turn" do t.p1:choose(1) end -- two of Kaguya, one Fanfare
    t:expect("Genesis Dragon"):damage(2)
    t:expect_defense("p1", 19)
    t:next_turn()
    t.p2:play "Death Sentence"
    t:expect("Genesis Dragon"):damage(2)
    t:expect("Kaguya"):damage(0)
  end }

scenario "10.7.2 Kaguya: evolved, too, for each amulet of yours; an amulet of 4 stays in the hand" {
  p1 = { field = { { "Kaguya", evolved = true } }, hand = { "Guardian Sun", "Kaguya", "Fate's Forecast" }, play_points = 6 },
  p2 = { field = { "Genesis Dragon" }, hand = { "Death Sentence" }, max_play_points = 2 },
  function(t)
    t.p1:play "Guardian Sun"
    t.p1:choose(1)
    t:expect("Genesis Dragon"):damage(1)
    t.p1:play "Kaguya"
    t:expect_no_option "Fate's Forecast"
    t.p1:choose()
    t:next_turn()
    t.p2:play "Death Sentence"
    t:expect("Genesis Dragon"):damage(1)
  end }

scenario "4.4.4 Kaguya: on a full field no amulet is asked for" {
  p1 = { hand = { "Kaguya", "Death Sentence" }, field = { "Fighter", "Goblin", "Fighter", "Goblin" }, play_points = 5 },
  function(t)
    t.p1:play "Kaguya"
    t:expect_decision("p1", "turn")
    t:expect("Death Sentence"):in_zone "hand"
    t:expect(t.p1.field):count(5)
  end }
