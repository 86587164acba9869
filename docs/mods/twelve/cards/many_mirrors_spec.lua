-- SPDX-License-Identifier: MIT

scenario "108.4 Many Mirrors: each top card goes to the bottom of its own deck, or stays" {
  p1 = { hand = { "Many Mirrors" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { deck = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Many Mirrors"
    t:pass_all()
    t:expect("Unit 3"):seen_by("p1"):unseen_by("p2")
    t:expect("Unit 1"):seen_by("p1"):unseen_by("p2")
    t:expect("Unit 4"):unseen_by "p1"
    t.p1:choose "Unit 3"
    t:expect(t.p2.deck):in_order { "Unit 4", "Unit 3" }
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
    t:expect("Unit 3"):seen_by("p1"):unseen_by("p2")
    t:expect_no_event "recycle"
  end }

scenario "Many Mirrors: all, or none" {
  p1 = { hand = { "Many Mirrors", "Many Mirrors" }, pool = { energy = 2 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { deck = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play "Many Mirrors"
    t:pass_all()
    t.p1:choose()
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
    t.p1:play "Many Mirrors"
    t:pass_all()
    t.p1:choose("Unit 1", "Unit 3")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
    t:expect(t.p2.deck):in_order { "Unit 4", "Unit 3" }
  end }

scenario "431.1.c Many Mirrors: an empty deck has no top card" {
  p1 = { hand = { "Many Mirrors" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2" } }, p2 = { deck = {} },
  function(t)
    t.p1:play "Many Mirrors"
    t:pass_all()
    t.p1:choose "Unit 1"
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
    t:expect_no_event "burn_out"
  end }

scenario "Many Mirrors: with four players four decks, and only who plays it sees them" {
  format = "2v2", p1 = { hand = { "Many Mirrors" }, pool = { energy = 1 }, deck = { "Unit 1", "Unit 2" } },
  p2 = { deck = { "Unit 3", "Unit 2" } }, p3 = { deck = { "Unit 4", "Unit 2" } }, p4 = { deck = { "Unit 5", "Unit 2" } },
  function(t)
    t.p1:play "Many Mirrors"
    t:pass_all()
    t:expect("Unit 4"):seen_by("p1"):unseen_by("p3"):unseen_by("p2")
    t.p1:choose("Unit 4", "Unit 5")
    t:expect(t.p2.deck):in_order { "Unit 3", "Unit 2" }
    t:expect(t.p3.deck):in_order { "Unit 2", "Unit 4" }
    t:expect(t.p4.deck):in_order { "Unit 2", "Unit 5" }
  end }
