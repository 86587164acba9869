-- SPDX-License-Identifier: MIT

scenario "Elf Child May: 1 damage as it comes, and as it goes back to the hand" {
  p1 = { hand = { "Elf Child May", "Nature's Guidance" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Elf Child May"
    t:expect("Goliath"):damage(1)
    t.p1:play("Nature's Guidance"):on "Elf Child May"
    t:expect("Elf Child May"):in_zone "hand"
    t:expect("Goliath"):damage(2)
  end }

scenario "Elf Child May: not as it dies" {
  p1 = { field = { "Elf Child May" } },
  p2 = { field = { { "Goliath", engaged = true }, "Angelic Sword Maiden" } },
  function(t)
    t.p1:attack("Elf Child May", "Goliath")
    t:expect("Elf Child May"):in_zone "cemetery"
    t:expect("Goliath"):damage(1)
    t:expect("Angelic Sword Maiden"):damage(0)
  end }

scenario "10.7.4.1.1 Elf Child May: her player selects also when the opponent returns her" {
  turn = "p2",
  p1 = { field = { "Elf Child May" } },
  p2 = { field = { "Rose Gardener", "Goliath" }, evolve_deck = { "Rose Gardener" }, play_points = 1 },
  function(t)
    t.p2:evolve "Rose Gardener"
    t:expect_decision("p1")
    t.p1:on "Goliath"
    t:expect("Goliath"):damage(1)
    t:expect("Elf Child May"):in_zone "hand"
  end }

scenario "10.7.1 Elf Child May: not as she goes into the deck" {
  turn = "p2",
  p1 = { field = { "Elf Child May" } },
  p2 = { field = { "Goliath" }, hand = { "Homecoming" }, play_points = 3 },
  function(t)
    t.p2:play "Homecoming"
    t.p1:yes()
    t:expect("Elf Child May"):in_zone "deck"
    t:expect("Goliath"):damage(0)
  end }

scenario "10.4.7.4 Elf Child May: also returned as what another card's Fanfare asks for" {
  p1 = { hand = { "Ancient Elf" }, field = { "Elf Child May" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Ancient Elf"):no():yes()
    t:expect("Goliath"):damage(1)
    t:expect("Ancient Elf"):attack(3)
  end }

scenario "10.7.3.2 Elf Child May: against nobody she deals nothing, neither to leaders nor to her own side" {
  p1 = { hand = { "Elf Child May" }, field = { "Fighter" }, play_points = 1 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:play "Elf Child May"
    t:expect_decision("p1", "turn")
    t:expect("Aura 2/2"):damage(0)
    t:expect("Fighter"):damage(0)
    t:expect_defense("p2", 20)
  end }

scenario "10.7.1 Elf Child May: not as another follower is returned, nor as she is found in the deck" {
  p1 = { field = { "Elf Child May", "Fighter" }, hand = { "Nature's Guidance" }, play_points = 1,
    deck = { "Elf Child May", "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Nature's Guidance"):on "Fighter"
    t:expect(t.p1.hand):is { "Fighter", "Elf Child May" } -- drawn
    t:expect("Goliath"):damage(0)
  end }

scenario "3.1.2.3 Elf Child May: returned to the opponent's hand she deals for who controlled her" {
  p1 = { field = { { "Elf Child May", owner = "p2" } }, hand = { "Nature's Guidance" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Nature's Guidance"
    t:expect(t.p2.hand):is { "Elf Child May" }
    t:expect(t.p1.hand):count(1)
    t:expect("Goliath"):damage(1)
  end }
