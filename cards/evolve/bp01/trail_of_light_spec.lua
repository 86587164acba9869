-- SPDX-License-Identifier: MIT
scenario "10.6.2.7 Trail of Light: draws a card; it was not discarded" {
  p1 = { hand = { "Trail of Light" }, play_points = 2 },
  function(t)
    t.p1:play "Trail of Light"
    t:expect(t.p1.hand):count(1)
    t:expect("Trail of Light"):in_zone "cemetery"
  end }

scenario "5.11 Trail of Light: a card as it is discarded" {
  p1 = { field = { "Dragonnewt Scholar" }, hand = { "Trail of Light" },
    cemetery = { "Trail of Light" }, deck = { "Goblin", "Fighter", "Goliath" } },
  function(t)
    t.p1:attack "Dragonnewt Scholar"
    t.p1:choose "Trail of Light"
    t:expect(t.p1.hand):is { "Goblin", "Fighter" }
  end }

scenario "5.11 Trail of Light: not as another card is discarded" {
  p1 = { field = { "Dragonnewt Scholar" }, hand = { "Trail of Light", "Roc" },
    deck = { "Goblin", "Fighter", "Goliath" } },
  function(t)
    t.p1:attack "Dragonnewt Scholar"
    t.p1:choose "Roc"
    t:expect(t.p1.hand):is { "Trail of Light", "Goblin" }
  end }
