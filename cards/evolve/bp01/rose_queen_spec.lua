-- SPDX-License-Identifier: MIT

scenario "Rose Queen: Pixies of the EX area become Thorn Bursts, as many as you like" {
  p1 = { hand = { "Rose Queen" }, ex = { "Fairy", "Fairy Wisp", "Knight" }, play_points = 8 },
  function(t)
    t.p1:play("Rose Queen"):choose("Fairy", "Fairy Wisp")
    t:expect(t.p1.ex):is { "Knight", "Thorn Burst", "Thorn Burst" }
    t:expect("Fairy"):gone()
  end }

scenario "Rose Queen: or none" {
  p1 = { hand = { "Rose Queen" }, ex = { "Fairy" }, play_points = 8 },
  function(t)
    t.p1:play("Rose Queen"):choose()
    t:expect(t.p1.ex):is { "Fairy" }
  end }

scenario "Rose Queen: engaged, a play point for each Thorn Burst" {
  p1 = { field = { "Rose Queen" }, ex = { "Thorn Burst", "Thorn Burst", "Fairy" }, play_points = 1,
    max_play_points = 8 },
  function(t)
    t.p1:use "Rose Queen"
    t:expect_number("p1", "play_points", 3)
    t:expect("Rose Queen"):engaged()
  end }
