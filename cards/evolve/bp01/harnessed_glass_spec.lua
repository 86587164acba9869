-- SPDX-License-Identifier: MIT
scenario "12.4.3 Harnessed Glass: draws a card, and puts one of the hand below" {
  p1 = { hand = { "Harnessed Glass", "Goblin" }, deck = { "Angelic Snipe", "Fighter", "Goliath", "Roc" },
    field = { "Dragonnewt Scholar" }, play_points = 3 },
  function(t)
    t.p1:attack("Dragonnewt Scholar"):choose "Angelic Snipe" -- a card that is discarded
    t:expect_event("discard", "Angelic Snipe")
    t:forget()
    t.p1:play "Harnessed Glass"
    t:expect_option("Goblin", "Fighter")
    t.p1:choose "Goblin"
    t:expect(t.p1.hand):is { "Fighter" }
    t:expect(t.p1.deck):is { "Goliath", "Roc", "Goblin" }
    t:expect("Goblin"):unseen_by "p2"
    t:expect_no_event "discard"
  end }

scenario "12.4.3 Harnessed Glass: with an empty hand the card it has drawn" {
  p1 = { hand = { "Harnessed Glass" }, deck = { "Fighter", "Goliath" }, play_points = 3 },
  function(t)
    t.p1:play "Harnessed Glass"
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):is { "Goliath", "Fighter" }
  end }
