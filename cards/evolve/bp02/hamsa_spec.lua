-- SPDX-License-Identifier: MIT
scenario "5.20 Hamsa: as much attack as the top card costs, which stays there" {
  p1 = { hand = { "Hamsa" }, deck = { "Genesis Dragon", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play "Hamsa"
    t:expect("Hamsa"):attack(9):defense(3)
    t:expect(t.p1.deck):is { "Genesis Dragon", "Goblin" }
    t:expect("Genesis Dragon"):seen_by "p2"
    t:expect("Goblin"):unseen_by "p2"
  end }

scenario "5.20 Hamsa: no card, no attack" {
  p1 = { hand = { "Hamsa" }, deck = {}, play_points = 3 },
  function(t)
    t.p1:play "Hamsa"
    t:expect("Hamsa"):attack(0):in_zone "field"
  end }

scenario "2.5.1 Hamsa: it is the printed cost that counts; what it got it keeps" {
  p1 = { hand = { "Hamsa" }, deck = { "Medusa", "Goblin" }, play_points = 3,
    cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Hamsa"
    t:expect("Hamsa"):attack(6)
    t:next_turn()
    t:next_turn()
    t:expect("Hamsa"):attack(6)
  end }
