-- SPDX-License-Identifier: MIT

scenario "14.1.3 Dragonbond Mage: a spell counter for each spell that you play" {
  p1 = { field = { { "Dragonbond Mage", spell = 1 } }, hand = { "Insight", "Wind Blast", "Fighter" },
    play_points = 5 },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:play "Insight"
    t:expect_event("counters", "Dragonbond Mage", 1)
    t.p1:play "Wind Blast"
    t:can(t.p1, "use", "Dragonbond Mage")
  end }

scenario "14.1.4 Dragonbond Mage: three of them for 5 damage" {
  p1 = { field = { { "Dragonbond Mage", spell = 5 } } },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:use("Dragonbond Mage"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(5)
    t:expect("Dragonbond Mage"):reserved()
    t:cannot(t.p1, "use", "Dragonbond Mage") -- two are left
  end }

scenario "14.1.3 Dragonbond Mage: no counter for followers, nor for the opponent's spells" {
  p1 = { field = { { "Dragonbond Mage", spell = 2 }, "Mythril Golem" }, hand = { "Fighter" },
    play_points = 2 },
  p2 = { field = { "Goliath" }, hand = { "Insight" }, play_points = 1 },
  function(t)
    t.p1:play "Fighter"
    t.p1:attack "Mythril Golem"
    t.p2:play "Insight"
    t:cannot(t.p1, "use", "Dragonbond Mage")
  end }

scenario "14.1.4 Dragonbond Mage: not engaged for it, so an engaged one does it too, twice a turn" {
  p1 = { field = { { "Dragonbond Mage", spell = 6, engaged = true, new = true } } },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:use("Dragonbond Mage"):on "Mythril Golem"
    t.p1:use("Dragonbond Mage"):on "Goliath"
    t:expect("Mythril Golem"):damage(5)
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Dragonbond Mage"):counters("spell", 0)
  end }

scenario "S20 Dragonbond Mage: a spell that an effect of yours plays, and a token, are spells you play" {
  p1 = { field = { "Dragonbond Mage", "Merlin" }, evolve_deck = { "Merlin" }, cemetery = { "Insight" },
    ex = { "Coco" }, play_points = 2 },
  function(t)
    t.p1:evolve "Merlin"
    t:expect("Dragonbond Mage"):counters("spell", 1)
    t.p1:play("Coco"):on "Dragonbond Mage"
    t:expect("Dragonbond Mage"):counters("spell", 2)
  end }

scenario "10.6.2.3.4 Dragonbond Mage: not without an enemy follower, so the counters stay" {
  p1 = { field = { { "Dragonbond Mage", spell = 3 }, "Goblin" } },
  function(t)
    t:cannot(t.p1, "use", "Dragonbond Mage")
    t:expect("Dragonbond Mage"):counters("spell", 3)
  end }

scenario "14.1.3 Dragonbond Mage: exactly as many counters as spells of yours" {
  p1 = { field = { "Dragonbond Mage" }, hand = { "Fighter", "Teachings of Creation", "Fate's Hand" }, play_points = 6 },
  p2 = { hand = { "Insight", "Quick Spell" }, play_points = 1 },
  function(t)
    t.p1:play("Fighter"):play("Teachings of Creation")
    t:expect("Dragonbond Mage"):counters("spell", 0)
    t.p1:play("Fate's Hand")
    t:expect("Dragonbond Mage"):counters("spell", 1)
    t.p1:attack("Dragonbond Mage")
    t.p2:play("Quick Spell")
    t:pass_all()
    t:expect("Dragonbond Mage"):counters("spell", 1)
  end }
