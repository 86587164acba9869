-- SPDX-License-Identifier: MIT
scenario "Oguri Cap: raced three times, +6/+3" {
  p1 = { field = { "Oguri Cap" }, evolve_deck = { "Carrot", "Carrot", "Carrot" }, play_points = 3 },
  function(t)
    t.p1:use("Oguri Cap", 2)
    t:expect("Oguri Cap"):attack(10):defense(7)
  end }

scenario "Oguri Cap: two Carrots are two races, not three" {
  p1 = { field = { "Oguri Cap" }, evolve_deck = { "Carrot", "Carrot" }, play_points = 3 },
  function(t)
    t.p1:use("Oguri Cap", 1)
    t.p1:choose(1)
    t:expect("Oguri Cap"):attack(8):defense(6)
  end }

scenario "Oguri Cap: one Carrot is one race; two cards give Storm, her strike hits all enemy followers" {
  p1 = { hand = { "Oguri Cap", "Goblin", "Goblin" }, evolve_deck = { "Carrot" }, play_points = 7, field = { "Fighter" } },
  p2 = { field = { "Follower 5/6", "Follower 0/4" } },
  function(t)
    t.p1:play("Oguri Cap"):yes()
    t:expect("Oguri Cap"):keyword("storm")
    t:expect(t.p1.hand):count(0)
    t.p1:use("Oguri Cap")
    t:expect("Oguri Cap"):attack(6):defense(5)
    t.p1:attack("Oguri Cap", "p2's leader")
    t:pass_all()
    t:expect("Follower 5/6"):damage(3)
    t:expect("Follower 0/4"):damage(3)
    t:expect("Fighter"):damage(0)
  end }


scenario "Oguri Cap: with one card no Storm" {
  p1 = { hand = { "Oguri Cap", "Goblin" }, play_points = 6 },
  function(t)
    t.p1:play("Oguri Cap"):no()
    t:expect("Oguri Cap"):no_keyword("storm")
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "10.7.2.1 Oguri Cap: each of the races sets off what waits for one" {
  p1 = { field = { "Oguri Cap", "Aoi Kiryuin [Trainers' Teamwork]" }, evolve_deck = { "Carrot", "Carrot" }, play_points = 2 },
  function(t)
    t.p1:use("Oguri Cap", 1)
    while t:now().kind ~= "turn" do t.p1:choose(1) end -- four abilities, in any order
    t:expect("Oguri Cap"):attack(10):defense(8)
    t:expect_number("p1", "play_points", 0)
    t:cannot(t.p1, "use", "Oguri Cap")
  end }

scenario "10.4.2 Oguri Cap: three races at once cost three Carrots and three play points, no other card will do" {
  p1 = { field = { { "Oguri Cap", new = true } }, evolve_deck = { "Carrot", "Carrot", "Carrot", "Goblin" }, play_points = 10 },
  p2 = { evolve_deck = { "Carrot" } },
  function(t)
    t.p1:use("Oguri Cap", 2)
    t:expect_event("activate", "Oguri Cap", 3)
    t:expect_number("p1", "play_points", 7)
    t:expect("Oguri Cap"):attack(10):defense(7):keyword("racing", "rush")
    t:cannot(t.p1, "use", "Oguri Cap")
    t:expect("Goblin"):attribute("faceup", 0)
    t:expect("p2's Carrot"):attribute("faceup", 0)
  end }
