-- SPDX-License-Identifier: MIT
scenario "1.3.4 Altered Fate: each player draws as many as he had, you one more" {
  p1 = { hand = { "Altered Fate", "Goblin", "Fighter" }, play_points = 2 },
  p2 = { hand = { "Goliath" } },
  function(t)
    t.p1:play "Altered Fate"
    t:expect(t.p1.hand):count(3)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.deck):count(19)
    t:expect(t.p2.deck):count(20)
    t:expect_event("shuffle")
    t:expect("Altered Fate"):in_zone "cemetery"
  end }

scenario "1.3.4 Altered Fate: with an empty hand it draws the one" {
  p1 = { hand = { "Altered Fate" }, play_points = 2 },
  function(t)
    t.p1:play "Altered Fate"
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
    t:expect(t.p1.deck):count(19)
  end }

scenario "1.3.4 Altered Fate: what was in the hand can be drawn again, nobody knows it" {
  p1 = { hand = { "Altered Fate", "Goblin" }, deck = { "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Altered Fate"
    t:expect(t.p1.hand):has "Goblin"
    t:expect(t.p1.hand):has "Fighter"
    t:expect("Goblin"):unseen_by "p2"
    t:expect_winner "nobody"
  end }

scenario "5.8 Altered Fate: every deck is shuffled, also that of a player who has returned nothing" {
  p1 = { hand = { "Altered Fate", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play "Altered Fate"
    t:expect_event("shuffle", nil, { by = "p1" })
    t:expect_event("shuffle", nil, { by = "p2" })
  end }
