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

scenario "5.11 Trail of Light: also where it is discarded to pay" {
  p1 = { field = { "Spectral Wizard" }, evolve_deck = { "Spectral Wizard" }, hand = { "Trail of Light" },
    deck = { "Goblin", "Fighter" }, play_points = 2 },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:evolve("Spectral Wizard"):yes()
    t:expect("Mythril Golem"):damage(4)
    t:expect("Trail of Light"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "5.11 Trail of Light: also where an opponent has it discarded; it is its own player who draws" {
  p1 = { field = { "Crazed Executioner" }, evolve_deck = { "Crazed Executioner" }, play_points = 1 },
  p2 = { hand = { "Trail of Light" }, deck = { "Goblin", "Fighter" } },
  function(t)
    t.p1:evolve "Crazed Executioner"
    t:expect("Trail of Light"):in_zone "cemetery"
    t:expect(t.p2.hand):is { "Goblin" }
    t:expect(t.p1.hand):count(0)
  end }

scenario "4.9 Trail of Light: not as it is put into the cemetery from the deck" {
  p1 = { hand = { "Spartoi Sergeant" }, deck = { "Trail of Light", "Goblin", "Fighter" }, play_points = 2 },
  function(t)
    t.p1:play "Spartoi Sergeant"
    t:expect("Trail of Light"):in_zone "cemetery"
    t:expect(t.p1.hand):count(0)
  end }
