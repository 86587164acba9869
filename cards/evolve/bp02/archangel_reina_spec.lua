-- SPDX-License-Identifier: MIT
scenario "5.14 Archangel Reina: a play point for each used card, and all can be used again" {
  p1 = { field = { "Archangel Reina" }, play_points = 1, max_play_points = 6,
    evolve_deck = { "Archangel Reina", { "Goblin", faceup = true }, { "Sektor", faceup = true },
      "Goliath" } },
  p2 = { evolve_deck = { { "Roc", faceup = true } } },
  function(t)
    t.p1:evolve "Archangel Reina"
    t:expect("Archangel Reina"):evolved():attack(5):defense(6):keyword "ward"
    t:expect_number("p1", "play_points", 2)
    t:expect("Goblin"):attribute("faceup", 0)
    t:expect("Sektor"):attribute("faceup", 0)
    t:expect("Roc"):attribute("faceup", 1)
  end }

scenario "5.14 Archangel Reina: not above the maximum" {
  p1 = { field = { "Archangel Reina" }, play_points = 4, max_play_points = 4,
    evolve_deck = { "Archangel Reina", { "Goblin", faceup = true }, { "Sektor", faceup = true } } },
  function(t)
    t.p1:evolve "Archangel Reina"
    t:expect_number("p1", "play_points", 4)
  end }

scenario "5.14 Archangel Reina: nothing used, nothing recovered" {
  p1 = { field = { "Archangel Reina" }, play_points = 1, max_play_points = 6,
    evolve_deck = { "Archangel Reina", "Goblin" } },
  function(t)
    t.p1:evolve "Archangel Reina"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "5.14 Archangel Reina: used Carrots are no followers: they give nothing and stay faceup" {
  p1 = { field = { "Archangel Reina" }, play_points = 1, max_play_points = 6,
    evolve_deck = { "Archangel Reina", { "Carrot", faceup = true }, { "Goblin", faceup = true } } },
  function(t)
    t:expect("Archangel Reina"):keyword "ward"
    t.p1:evolve "Archangel Reina"
    t:expect_number("p1", "play_points", 1)
    t:expect("Carrot"):attribute("faceup", 1)
    t:expect("Goblin"):attribute("faceup", 0)
  end }
