-- SPDX-License-Identifier: MIT

scenario "Ancient Elf: +1/+1 for another card that goes back to the hand" {
  p1 = { hand = { "Ancient Elf" }, field = { "Fighter", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Ancient Elf"):no():yes():choose "Goblin"
    t:expect("Goblin"):in_zone "hand"
    t:expect("Ancient Elf"):attack(3):defense(3):keyword "ward"
  end }

scenario "Ancient Elf: it need not be done, and alone it cannot be" {
  p1 = { hand = { "Ancient Elf" }, play_points = 2 },
  function(t)
    t.p1:play("Ancient Elf"):no()
    t:expect("Ancient Elf"):in_zone("field"):attack(2):defense(2)
  end }

scenario "Ancient Elf: the same as it evolves" {
  p1 = { field = { "Ancient Elf", "Goblin" }, evolve_deck = { "Ancient Elf" }, play_points = 1 },
  function(t)
    t.p1:evolve("Ancient Elf"):yes()
    t:expect("Goblin"):in_zone "hand"
    t:expect("Ancient Elf"):attack(4):defense(4):keyword "ward"
  end }

scenario "Ancient Elf: neither an enemy's card nor the Elf itself is returned" {
  p1 = { hand = { "Ancient Elf" }, field = { "Goblin", "Fighter" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Ancient Elf"):no():yes()
    t:expect_no_option("Goliath", "Ancient Elf")
    t.p1:choose("Goblin")
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect("Ancient Elf"):attack(3):defense(3)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "Ancient Elf: evolved, the same" {
  p1 = { field = { "Ancient Elf", "Goblin", "Fighter" }, evolve_deck = { "Ancient Elf" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Ancient Elf"):yes()
    t:expect_no_option("Goliath", "Ancient Elf")
    t.p1:choose("Fighter")
    t:expect("Ancient Elf"):attack(4):defense(4)
  end }

scenario "9.1.4.3 Ancient Elf: a token returned is gone, and the Elf has its +1/+1" {
  p1 = { hand = { "Ancient Elf" }, field = { "Fairy" }, play_points = 2 },
  function(t)
    t.p1:play("Ancient Elf"):no():yes()
    t:expect("Fairy"):gone()
    t:expect(t.p1.hand):count(0)
    t:expect("Ancient Elf"):attack(3):defense(3)
  end }

scenario "10.4.7.4 Ancient Elf: an amulet will do; what leaves triggers afterwards" {
  p1 = { hand = { "Ancient Elf" }, field = { "Harvest Festival" }, play_points = 2, deck = { "Fighter", "Goblin" } },
  function(t)
    t.p1:play("Ancient Elf"):yes():yes() -- engaged by its Ward
    t:expect(t.p1.hand):is { "Harvest Festival", "Fighter" }
    t:expect("Ancient Elf"):engaged():attack(3):defense(3)
  end }

scenario "10.4.7.4 Ancient Elf: evolved it may be left, too" {
  p1 = { field = { "Ancient Elf", "Goblin" }, evolve_deck = { "Ancient Elf" }, play_points = 1 },
  function(t)
    t.p1:evolve("Ancient Elf"):no()
    t:expect("Goblin"):in_zone "field"
    t:expect("Ancient Elf"):attack(3):defense(3)
  end }
