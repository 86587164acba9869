-- SPDX-License-Identifier: MIT
scenario "Azazel: three less with ten in the cemetery; from the EX area, too" {
  p1 = { hand = { "Azazel" }, ex = { "Azazel" }, play_points = 8,
    cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  p2 = { hand = { "Goblin", "Fighter" } },
  function(t)
    t:expect("Azazel#1"):cost(4)
    t.p1:play("Azazel")
    t:expect(t.p2.hand):count(1)
    t:expect("Azazel#2"):cost(4)
  end }

scenario "Azazel: seven with nine" {
  p1 = { hand = { "Azazel" }, play_points = 6,
    cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t:cannot(t.p1, "play", "Azazel")
  end }

scenario "Azazel: an enemy leader's defense becomes 10, also when it was less" {
  p1 = { field = { "Azazel" }, evolve_deck = { "Azazel" }, play_points = 1 },
  p2 = { defense = 4 },
  function(t)
    t.p1:evolve("Azazel")
    t:expect_defense("p2", 10)
  end }

scenario "Azazel: Bane on both sides; the opponent discards at random" {
  p1 = { hand = { "Azazel" }, play_points = 7 },
  p2 = { hand = { "Goblin", "Fighter" } },
  function(t)
    t:over_seeds(20, function(try)
      try.p1:play("Azazel")
      try:expect_decision("p1", "turn") -- nobody has been asked which card it is
      return try.p2.hand:names()
    end):only({ "Goblin" }, { "Fighter" })
    t.p1:play("Azazel")
    t:expect("Azazel"):keyword("bane"):attack(6):defense(6)
  end }

scenario "2.8.3 Azazel: from 20 to 10 no damage is dealt; the own leader keeps what it has" {
  p1 = { field = { "Azazel" }, evolve_deck = { "Azazel" }, play_points = 1, defense = 3 },
  function(t)
    t.p1:evolve("Azazel")
    t:expect_defense("p2", 10)
    t:expect_defense("p1", 3)
    t:expect_no_event("damage")
  end }

scenario "1.3.2 Azazel: an empty hand discards nothing; his player's is left alone" {
  p1 = { hand = { "Azazel", "Goblin" }, play_points = 7 },
  function(t)
    t.p1:play("Azazel")
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect(t.p2.cemetery):count(0)
  end }
