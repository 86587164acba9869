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
