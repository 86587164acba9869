-- SPDX-License-Identifier: MIT
scenario "Aoi Kiryuin [Trainers' Teamwork]: turns a Carrot facedown and strengthens who races" {
  p1 = { hand = { "Aoi Kiryuin [Trainers' Teamwork]" }, field = { "Haru Urara" },
    evolve_deck = { { "Carrot", faceup = true } }, play_points = 3 },
  function(t)
    t:cannot(t.p1, "use", "Haru Urara")
    t.p1:play("Aoi Kiryuin [Trainers' Teamwork]"):no()
    t:expect("Carrot"):attribute("faceup", 0)
    t:expect(t.p1.hand):count(1)
    t.p1:use("Haru Urara")
    t.p1:choose(1)
    t:expect("Haru Urara"):attack(4):defense(4)
  end }

scenario "3.1.2 Aoi Kiryuin [Trainers' Teamwork]: for each race of yours, not the opponent's" {
  p1 = { field = { "Aoi Kiryuin [Trainers' Teamwork]", "Sirius Symboli" }, evolve_deck = { "Carrot", "Carrot" }, play_points = 2 },
  p2 = { field = { "Sirius Symboli" }, evolve_deck = { "Carrot" }, max_play_points = 0 },
  function(t)
    t.p1:use("Sirius Symboli")
    t.p1:use("Sirius Symboli")
    t:expect("p1's Sirius Symboli"):attack(6):defense(6)
    t:next_turn()
    t.p2:use("p2's Sirius Symboli")
    t:expect("p2's Sirius Symboli"):attack(4):defense(4)
  end }

scenario "3.1.1 Aoi Kiryuin [Trainers' Teamwork]: neither another used card nor the opponent's Carrot is turned" {
  p1 = { hand = { "Aoi Kiryuin [Trainers' Teamwork]" }, evolve_deck = { { "Goblin", faceup = true }, { "Carrot", faceup = true } }, play_points = 2 },
  p2 = { evolve_deck = { { "Carrot", faceup = true } } },
  function(t)
    t.p1:play("Aoi Kiryuin [Trainers' Teamwork]"):no()
    t:expect("Goblin"):attribute("faceup", 1)
    t:expect("p1's Carrot"):attribute("faceup", 0)
    t:expect("p2's Carrot"):attribute("faceup", 1)
  end }

scenario "1.3.2 Aoi Kiryuin [Trainers' Teamwork]: without a used Carrot the card is drawn all the same" {
  p1 = { hand = { "Aoi Kiryuin [Trainers' Teamwork]" }, evolve_deck = { "Carrot", { "Goblin", faceup = true } }, play_points = 2 },
  function(t)
    t.p1:play("Aoi Kiryuin [Trainers' Teamwork]"):no()
    t:expect(t.p1.hand):count(1)
    t:expect("Goblin"):attribute("faceup", 1)
    t:expect("Carrot"):attribute("faceup", 0)
  end }
