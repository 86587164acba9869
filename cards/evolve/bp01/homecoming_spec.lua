-- SPDX-License-Identifier: MIT

scenario "Homecoming: the follower's controller says where it goes" {
  p1 = { hand = { "Homecoming" }, play_points = 3 },
  p2 = { field = { "Goliath", "Fighter" }, deck = { "Goblin", "Onslaught" } },
  function(t)
    local other = t:copy()
    t.p1:play("Homecoming"):on "Goliath"
    t.p2:yes()
    t:expect(t.p2.deck):is { "Goliath", "Goblin", "Onslaught" }
    other.p1:play("Homecoming"):on "Goliath"
    other.p2:no()
    other:expect(other.p2.deck):is { "Goblin", "Onslaught", "Goliath" }
  end }

scenario "Homecoming: with Combo (5) all of them, and tokens are gone" {
  p1 = { hand = { "Homecoming" }, field = { "Fighter" }, play_points = 3, played = 4 },
  p2 = { field = { "Goliath", "Goblin", "Fairy" }, deck = { "Onslaught" } },
  function(t)
    t.p1:play("Homecoming"):on "Goliath"
    t.p2:yes():no():yes():order { "Goliath", "Fairy" }
    t:expect(t.p2.deck):is { "Goliath", "Onslaught", "Goblin" }
    t:expect("Fairy"):gone()
    t:expect("Fighter"):in_zone "field"
  end }

scenario "13.2.1.2 Homecoming: four cards are no Combo (5)" {
  p1 = { hand = { "Homecoming" }, play_points = 3, played = 3 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Homecoming"):on "Goliath"
    t.p2:yes()
    t:expect(t.p2.field):is { "Fighter" }
    t:expect_decision("p1", "turn")
  end }

scenario "12.15.2 Homecoming: one with Aura is not selected, with Combo (5) it goes all the same; amulets stay" {
  p1 = { hand = { "Homecoming" }, play_points = 3, played = 4 },
  p2 = { field = { "Goliath", "Aura 2/2", "Amulet" }, deck = { "Onslaught" } },
  function(t)
    t.p1:play("Homecoming")
    t.p2:yes():no()
    t:expect(t.p2.field):is { "Amulet" }
    t:expect(t.p2.deck):in_order { "Goliath", "Onslaught", "Aura 2/2" }
  end }

scenario "10.6.2.3.4 Homecoming: not without a follower that can be selected, and not with Quick" {
  p1 = { hand = { "Homecoming", "Angelic Snipe" }, play_points = 3, played = 4 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t:cannot(t.p1, "play", "Homecoming", "10.6.2.3.4")
    t:expect("Homecoming"):lacks("keyword", "quick")
    t:expect("Angelic Snipe"):keyword("quick")
  end }

scenario "11.6.1 Homecoming: of an evolved follower its own card goes into the deck" {
  p1 = { hand = { "Homecoming" }, play_points = 3 },
  p2 = { field = { { "Evolver", evolved = true } }, deck = { "Onslaught" } },
  function(t)
    t.p1:play "Homecoming"
    t.p2:no()
    t:expect(t.p2.deck):in_order { "Onslaught", "Evolver" }
    t:expect(t.p2.evolve_deck):is { "Evolver" }
  end }

scenario "10.6.2.3 Homecoming: one of the enemy's; with Combo (5) none of your own goes" {
  p1 = { hand = { "Homecoming" }, field = { "Fighter" }, play_points = 3 },
  p2 = { field = { "Goliath", "Goblin" } },
  function(t)
    t.p1:play "Homecoming"
    t:expect_no_option "Fighter"
    t.p1:on "Goblin"
    t:expect_decision "p2"
  end }

scenario "3.1.1 Homecoming: its controller says where, into its owner's deck" {
  p1 = { hand = { "Homecoming" }, play_points = 3, deck = { "Onslaught" } },
  p2 = { field = { { "Goliath", owner = "p1" } } },
  function(t)
    t.p1:play "Homecoming"
    t.p2:yes()
    t:expect(t.p1.deck):in_order { "Goliath", "Onslaught" }
  end }
