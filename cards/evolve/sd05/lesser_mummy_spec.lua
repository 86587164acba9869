-- SPDX-License-Identifier: MIT

local NINE = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin",
  "Goblin" }
local TEN = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin",
  "Goblin", "Goblin" }

scenario "13.5.1.2 Lesser Mummy: Storm with ten cards in the cemetery" {
  p1 = { hand = { "Lesser Mummy" }, cemetery = TEN, play_points = 2 },
  function(t)
    t.p1:play "Lesser Mummy"
    t:expect("Lesser Mummy"):keyword "storm"
    t:can(t.p1, "attack", "Lesser Mummy")
  end }

scenario "13.5.1.2 Lesser Mummy: not with nine" {
  p1 = { hand = { "Lesser Mummy" }, cemetery = NINE, play_points = 2 },
  function(t)
    t.p1:play "Lesser Mummy"
    t:expect("Lesser Mummy"):no_keyword "storm"
    t:cannot(t.p1, "attack", "Lesser Mummy")
  end }

scenario "5.15.3 Lesser Mummy: the Storm it was given stays as it evolves" {
  p1 = { hand = { "Lesser Mummy" }, cemetery = TEN, evolve_deck = { "Lesser Mummy" },
    play_points = 3 },
  function(t)
    t.p1:play "Lesser Mummy"
    t.p1:evolve "Lesser Mummy"
    t:expect("Lesser Mummy"):attack(3):keyword "storm"
    t.p1:attack "Lesser Mummy"
    t:expect_defense("p2", 17)
    t:expect("Ghost"):in_zone "field"
  end }

scenario "12.7.2 Lesser Mummy: evolved it summons a Ghost as it attacks" {
  p1 = { field = { { "Lesser Mummy", evolved = true } } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Lesser Mummy", "Goliath")
    t:expect("Ghost"):in_zone("field"):controlled_by "p1"
    t:expect("Goliath"):damage(3)
  end }

scenario "12.7.2 Lesser Mummy: unevolved it summons nothing" {
  p1 = { field = { "Lesser Mummy" } },
  function(t)
    t.p1:attack "Lesser Mummy"
    t:expect(t.p1.field):count(1)
  end }

scenario "4.4.4.2 Lesser Mummy: evolved on a full field it attacks without a Ghost" {
  p1 = { field = { { "Lesser Mummy", evolved = true }, "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:attack "Lesser Mummy"
    t:expect(t.p1.field):count(5):lacks "Ghost"
    t:expect_defense("p2", 17)
  end }

scenario "13.5.1.1 Lesser Mummy: the opponent's cemetery does not count" {
  p1 = { hand = { "Lesser Mummy" }, cemetery = NINE, play_points = 2 },
  p2 = { cemetery = TEN },
  function(t)
    t.p1:play "Lesser Mummy"
    t:expect("Lesser Mummy"):no_keyword "storm"
  end }
