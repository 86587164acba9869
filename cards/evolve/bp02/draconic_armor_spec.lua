-- SPDX-License-Identifier: MIT
scenario "9.1.2 Draconic Armor: a Draconic Weapon" {
  p1 = { hand = { "Draconic Armor" }, play_points = 1, max_play_points = 6 },
  function(t)
    t.p1:play "Draconic Armor"
    t:expect(t.p1.field):is { "Draconic Weapon" }
  end }

scenario "13.4.1.2 Draconic Armor: with Overflow two instead" {
  p1 = { hand = { "Draconic Armor" }, play_points = 1, max_play_points = 7 },
  function(t)
    t.p1:play "Draconic Armor"
    t:expect(t.p1.field):is { "Draconic Weapon", "Draconic Weapon" }
  end }

scenario "4.4.4 Draconic Armor: as many as there is room for" {
  p1 = { hand = { "Draconic Armor" }, field = { "Roc", "Roc", "Roc", "Roc" }, play_points = 1,
    max_play_points = 7 },
  function(t)
    t.p1:play "Draconic Armor"
    t:expect(t.p1.field):count(5)
  end }
