-- SPDX-License-Identifier: MIT

scenario "12.4.3 Waltzing Fairy: a Fairy into the EX area as it comes" {
  p1 = { hand = { "Waltzing Fairy" }, play_points = 3 },
  function(t)
    t.p1:play "Waltzing Fairy"
    t:expect("Waltzing Fairy"):in_zone "field"
    t:expect("Fairy"):in_zone "ex"
  end }

scenario "12.5.3 Waltzing Fairy: and another one as it dies" {
  p1 = { field = { "Waltzing Fairy" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Waltzing Fairy", "Goliath")
    t:expect("Waltzing Fairy"):in_zone "cemetery"
    t:expect("Fairy"):in_zone "ex"
  end }

scenario "4.8.3.2 Waltzing Fairy: no Fairy into a full EX area" {
  p1 = { hand = { "Waltzing Fairy" }, ex = { "Knight", "Knight", "Knight", "Knight", "Knight" }, play_points = 3 },
  function(t)
    t.p1:play "Waltzing Fairy"
    t:expect(t.p1.ex):count(5):lacks "Fairy"
    t:expect(t.p1.field):is { "Waltzing Fairy" }
  end }

scenario "12.5.3 Waltzing Fairy: none when it goes back to the hand" {
  p1 = { field = { "Waltzing Fairy" }, hand = { "Nature's Guidance" }, play_points = 1 },
  function(t)
    t.p1:play "Nature's Guidance"
    t:expect("Waltzing Fairy"):in_zone "hand"
    t:expect(t.p1.ex):count(0)
  end }
