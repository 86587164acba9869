-- SPDX-License-Identifier: MIT

scenario "Tsubaki: destroys an enemy follower" {
  p1 = { hand = { "Tsubaki" }, play_points = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Tsubaki"):choose("(1)"):on("Goliath")
    t:expect("Goliath"):in_zone("cemetery")
    t:expect("Tsubaki"):no_keyword("storm")
  end }

scenario "Tsubaki: or has Storm" {
  p1 = { hand = { "Tsubaki" }, play_points = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Tsubaki"):choose("(2)")
    t:expect("Tsubaki"):keyword("storm")
    t.p1:attack "Tsubaki"
    t:expect_defense("p2", 15)
  end }

scenario "Tsubaki: without an enemy follower only Storm can be chosen (10.6.2.1.1)" {
  p1 = { hand = { "Tsubaki" }, play_points = 6 },
  function(t)
    t.p1:play "Tsubaki"
    t:expect("Tsubaki"):keyword("storm")
  end }
