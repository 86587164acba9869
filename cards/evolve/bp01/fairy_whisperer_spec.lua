-- SPDX-License-Identifier: MIT

scenario "Fairy Whisperer: a Fairy on the field and one beside it" {
  p1 = { hand = { "Fairy Whisperer" }, play_points = 2 },
  function(t)
    t.p1:play "Fairy Whisperer"
    t:expect(t.p1.field):is { "Fairy Whisperer", "Fairy" }
    t:expect(t.p1.ex):is { "Fairy" }
  end }

scenario "4.4.4.2 Fairy Whisperer: as the fifth card one comes beside the field only" {
  p1 = { hand = { "Fairy Whisperer" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 2 },
  function(t)
    t.p1:play "Fairy Whisperer"
    t:expect(t.p1.field):count(5):lacks "Fairy"
    t:expect(t.p1.ex):is { "Fairy" }
  end }

scenario "4.8.3.2 Fairy Whisperer: with a full EX area one comes onto the field only" {
  p1 = { hand = { "Fairy Whisperer" }, ex = { "Knight", "Knight", "Knight", "Knight", "Knight" }, play_points = 2 },
  function(t)
    t.p1:play "Fairy Whisperer"
    t:expect(t.p1.field):is { "Fairy Whisperer", "Fairy" }
    t:expect(t.p1.ex):count(5):lacks "Fairy"
  end }
