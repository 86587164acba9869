-- SPDX-License-Identifier: MIT
-- Zones (4): who sees what, how cards lie, how many there may be.

scenario "4.2.2 a card on the field is reserved or engaged, not both" {
  p1 = { field = { { "Fighter", engaged = true }, "Goblin" } },
  function(t)
    t:expect("Fighter"):engaged()
    t:expect("Goblin"):reserved()
    t:expect(t.p1.field):engaged(1):reserved(1)
  end }

scenario "4.2.2.1 what is reserved stands upright again after its controller's start phase" {
  p1 = { field = { { "Fighter", engaged = true } } },
  p2 = { field = { { "Goblin", engaged = true } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Fighter"):reserved()
    t:expect("Goblin"):engaged() -- 4.2.2.2: it is the other player's
  end }

scenario "4.2.2.3 a card comes onto the field reserved" {
  p1 = { hand = { "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Fighter"
    t:expect("Fighter"):in_zone("field"):reserved()
  end }

scenario "4.2.3.1 a faceup card of the evolve deck is seen by all, 4.2.3.2 a facedown one is not" {
  p1 = { evolve_deck = { { "Goblin", faceup = true }, "Goliath" } },
  function(t)
    t:expect("Goblin"):in_zone("evolve_deck"):seen_by("p1"):seen_by("p2")
    t:expect("Goliath"):seen_by("p1"):unseen_by("p2")
  end }

scenario "4.2.3.3 cards lie faceup where all may look: fields, EX areas, cemeteries, banished zones" {
  p1 = { field = { "Fighter" }, ex = { "Goblin" }, cemetery = { "Goliath" }, banished = { "Sektor" } },
  function(t)
    t:expect(t.p1.field):seen_by("p2")
    t:expect(t.p1.ex):seen_by("p2")
    t:expect(t.p1.cemetery):seen_by("p2")
    t:expect(t.p1.banished):seen_by("p2")
  end }

scenario "4.3.1 a leader lies in its player's leader area, 4.3.2 where all see it" {
  p2 = { leader = "Erika" },
  function(t)
    t:expect(t.p2.leader):is { "Erika" }
    t:expect(t.p2.leader):seen_by("p1"):seen_by("p2")
    t:expect("Erika"):defense(20)
  end }

scenario "4.4.2 a field is public, and its cards have placement states" {
  p2 = { field = { { "Fighter", engaged = true, damage = 1 } } },
  function(t)
    t:expect("Fighter"):seen_by("p1"):seen_by("p2"):engaged()
  end }

scenario "4.4.4 a field holds five cards (4.4.4.1): the sixth cannot be played (10.6.2.6)" {
  p1 = { field = { "Fighter", "Fighter", "Fighter", "Fighter" }, hand = { "Goblin", "Goblin" },
    play_points = 2 },
  function(t)
    t.p1:play "Goblin"
    t:expect(t.p1.field):count(5)
    t:cannot(t.p1, "play", "Goblin#2", "10.6.2.6")
  end }

scenario "4.5.1 a main deck lies in the deck area, 4.5.2 and nobody may look at it" {
  p1 = { deck = { "Goblin", "Goliath" } },
  function(t)
    t:expect(t.p1.deck):in_order { "Goblin", "Goliath" }
    t:expect(t.p1.deck):unseen_by("p1"):unseen_by("p2")
  end }

scenario "4.1.3 the order of a deck stays as it is: the uppermost card is drawn" {
  p2 = { deck = { "Goblin", "Goliath", "Fighter" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.hand):is { "Goblin" }
    t:expect(t.p2.deck):in_order { "Goliath", "Fighter" }
  end }

scenario "4.6.1 an evolve deck lies in its area, 4.6.2 and only its player may look at it" {
  p1 = { evolve_deck = { "Goblin", "Goliath" } },
  function(t)
    t:expect(t.p1.evolve_deck):is { "Goblin", "Goliath" }
    t:expect(t.p1.evolve_deck):seen_by("p1"):unseen_by("p2")
  end }

scenario "4.7.1 cards not yet played lie in the hand, 4.7.2 and only its player may look at them" {
  p1 = { hand = { "Goblin", "Goliath" } },
  function(t)
    t:expect(t.p1.hand):seen_by("p1"):unseen_by("p2")
  end }

scenario "4.1.2.1 all may count the cards of a zone they may not see" {
  p1 = { hand = { "Goblin", "Goliath" }, deck = { "Fighter" } },
  function(t)
    assert(t.game:look(t.game:player(1), "hand", 2) == 2, "two cards in the hand")
    assert(t.game:look(t.game:player(1), "deck", 2) == 1, "one in the deck")
  end }

scenario "4.8.1 cards in the EX area can be played, 4.8.2 and all see them" {
  p1 = { ex = { "Fighter" }, play_points = 2 },
  function(t)
    t:expect("Fighter"):seen_by("p2")
    t.p1:play "Fighter"
    t:expect("Fighter"):in_zone("field")
    t:expect(t.p1.ex):count(0)
  end }

scenario "4.9.1 cards go to the cemetery after use, 4.9.2 where all see them" {
  p1 = { field = { "Goblin" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Goliath")
    t:expect(t.p1.cemetery):is { "Goblin" }
    t:expect(t.p1.cemetery):seen_by("p2")
  end }

scenario "4.10.2 banished cards lie faceup, for all to see" {
  p1 = { banished = { "Goblin" } },
  function(t) t:expect("Goblin"):in_zone("banished"):seen_by("p1"):seen_by("p2") end }

scenario "4.12.1 an evolved card lies in the evolve zone while it is linked, 4.12.2 for all to see" {
  p1 = { field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4 },
  function(t)
    t.p1:evolve "Goblin"
    t:expect(t.p1.evolve_zone):is { "Goblin" }
    t:expect(t.p1.evolve_zone):seen_by("p1"):seen_by("p2")
    t:expect(t.p1.evolve_deck):count(0)
  end }
