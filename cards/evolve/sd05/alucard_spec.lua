-- SPDX-License-Identifier: MIT

local NINE = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin",
  "Goblin" }
local TEN = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin",
  "Goblin", "Goblin" }

scenario "13.5.1.2 Alucard: 2 attack more with ten cards in the cemetery" {
  p1 = { hand = { "Alucard" }, cemetery = TEN, play_points = 7 },
  function(t)
    t.p1:play "Alucard"
    t:expect("Alucard"):attack(6):defense(4)
    t.p1:attack "Alucard" -- Storm; Strike has nothing to select
    t:expect_defense("p2", 14)
    t:expect_defense("p1", 20)
  end }

scenario "13.5.1.2 Alucard: nothing with nine" {
  p1 = { hand = { "Alucard" }, cemetery = NINE, play_points = 7 },
  function(t)
    t.p1:play "Alucard"
    t:expect("Alucard"):attack(4)
  end }

scenario "12.7.2 Alucard: as it attacks, 4 damage and 4 defense for the leader" {
  p1 = { field = { "Alucard" }, defense = 10 },
  p2 = { field = { "Goliath", "Gilgamesh" } },
  function(t)
    t.p1:attack "Alucard"
    t.p1:on "Gilgamesh"
    t:expect("Gilgamesh"):damage(4)
    t:expect("Goliath"):damage(0)
    t:expect_defense("p1", 14)
    t:expect_defense("p2", 16)
  end }

scenario "8.4.9 Alucard: the follower he attacks dies of Strike, so nobody deals damage" {
  p1 = { field = { "Alucard" }, defense = 10 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Alucard", "Goliath")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Alucard"):damage(0):engaged()
    t:expect_defense("p1", 14)
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3.4 Alucard: against Aura alone neither damage nor defense" {
  p1 = { field = { "Alucard" }, defense = 10 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:attack "Alucard"
    t:expect("Aura 2/2"):damage(0)
    t:expect_defense("p1", 10)
    t:expect_defense("p2", 16)
  end }

scenario "12.7.2 Alucard: not as he is attacked" {
  p1 = { field = { "Follower 1/6" } },
  p2 = { field = { { "Alucard", engaged = true } }, defense = 10 },
  function(t)
    t.p1:attack("Follower 1/6", "Alucard")
    t:expect("Follower 1/6"):damage(4)
    t:expect_defense("p2", 10)
  end }
