-- SPDX-License-Identifier: MIT

local NINE = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin",
  "Goblin" }
local TEN = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin",
  "Goblin", "Goblin" }

scenario "10.6.2.7.2 Cerberus: one of its two heads into the EX area, as you like" {
  p1 = { hand = { "Cerberus" }, cemetery = NINE, play_points = 4 },
  function(t)
    t.p1:play("Cerberus"):choose "Coco"
    t:expect(t.p1.ex):is { "Coco" }
  end }

scenario "13.5.1.2 Cerberus: both of them with ten cards in the cemetery" {
  p1 = { hand = { "Cerberus" }, cemetery = TEN, play_points = 4 },
  function(t)
    t.p1:play "Cerberus"
    t:expect(t.p1.ex):is { "Mimi", "Coco" }
  end }

scenario "4.8.3.2 Cerberus: of both, one that you select when there is room for one" {
  p1 = { hand = { "Cerberus" }, cemetery = TEN, ex = { "Goblin", "Goblin", "Goblin", "Goblin" },
    play_points = 4 },
  function(t)
    t.p1:play("Cerberus"):choose "Coco"
    t:expect("Coco"):in_zone "ex"
    t:expect(t.p1.ex):count(5)
  end }

scenario "12.6.2 Cerberus: both of them as it evolves" {
  p1 = { field = { "Cerberus" }, evolve_deck = { "Cerberus" }, play_points = 2 },
  function(t)
    t.p1:evolve "Cerberus"
    t:expect("Cerberus"):evolved():attack(5):defense(5)
    t:expect(t.p1.ex):is { "Mimi", "Coco" }
  end }

scenario "4.8.3.2 Cerberus: nothing comes into a full EX area" {
  p1 = { hand = { "Cerberus" }, cemetery = TEN, ex = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    play_points = 4 },
  function(t)
    t.p1:play "Cerberus"
    t:expect(t.p1.ex):count(5)
    t:expect(t.p1.ex):lacks "Mimi"
    t:expect_decision("p1", "turn")
  end }
