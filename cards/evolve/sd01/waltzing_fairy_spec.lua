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
