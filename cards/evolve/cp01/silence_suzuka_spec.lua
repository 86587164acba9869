-- SPDX-License-Identifier: MIT
scenario "Silence Suzuka: puts an evolved follower on top of the deck, its evolved card goes back faceup" {
  p1 = { field = { "Silence Suzuka" }, evolve_deck = { "Silence Suzuka" }, play_points = 2 },
  p2 = { field = { { "Sektor", evolved = true } } },
  function(t)
    t.p1:evolve("Silence Suzuka")
    t:expect(t.p2.deck):starts_with { "Sektor" }
    t:expect(t.p2.evolve_deck):has("Sektor")
  end }

scenario "Silence Suzuka: races for a Carrot and a play point" {
  p1 = { field = { "Silence Suzuka" }, evolve_deck = { "Carrot", "Carrot" }, play_points = 3 },
  function(t)
    t.p1:use("Silence Suzuka")
    t:expect("Silence Suzuka"):keyword("racing", "rush")
    t:expect_number("p1", "play_points", 2)
    t:expect("Carrot#1"):attribute("faceup", 1)
    t.p1:use("Silence Suzuka")
    t:cannot(t.p1, "use", "Silence Suzuka")
  end }

scenario "9.1.4.3 Silence Suzuka: a token on top of a deck is gone; without an enemy follower nothing" {
  p1 = { field = { "Silence Suzuka" }, evolve_deck = { "Silence Suzuka" }, play_points = 2 },
  p2 = { field = { "Forest Bat" }, deck = { "Goblin" } },
  function(t)
    t.p1:evolve("Silence Suzuka")
    t:expect("Forest Bat"):gone()
    t:expect(t.p2.deck):is { "Goblin" }
    t:expect("Silence Suzuka"):attack(5):defense(2):keyword("storm")
  end }

scenario "12.9.2 Silence Suzuka: Storm before she has evolved" {
  p1 = { hand = { "Silence Suzuka" }, play_points = 4 },
  function(t)
    t.p1:play("Silence Suzuka"):attack("Silence Suzuka", "p2's leader")
    t:expect_defense("p2", 16)
  end }
