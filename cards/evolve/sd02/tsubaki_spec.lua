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

scenario "12.15.2 Tsubaki: against Aura alone only Storm can be chosen; it stays" {
  p1 = { hand = { "Tsubaki" }, play_points = 6 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:play "Tsubaki"
    t:expect("Tsubaki"):keyword "storm"
    t:expect("Aura 2/2"):in_zone "field"
    t:next_turn()
    t:expect("Tsubaki"):keyword "storm"
  end }

scenario "12.10.2 Tsubaki: who destroys does not attack at once" {
  p1 = { hand = { "Tsubaki" }, play_points = 6 },
  p2 = { field = { "Goliath", { "Goblin", engaged = true } } },
  function(t)
    t.p1:play("Tsubaki"):choose("(1)")
    t:expect_no_option("Tsubaki")
    t.p1:on("Goliath")
    t:cannot(t.p1, "attack", "Tsubaki", "Goblin")
  end }
