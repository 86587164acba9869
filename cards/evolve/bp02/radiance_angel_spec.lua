-- SPDX-License-Identifier: MIT
scenario "Radiance Angel: as it says" {
  p1 = { hand = { "Radiance Angel" }, play_points = 5, evolve_deck = { "Radiance Angel" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Radiance Angel")
    t.p1:no()
    t:expect(t.p1.hand):count(1)
    t.p1:evolve("Radiance Angel")
    t:expect_defense("p1", 22)
  end }

scenario "Radiance Angel: Ward on both faces" {
  p1 = { field = { "Radiance Angel" }, evolve_deck = { "Radiance Angel" }, play_points = 1 },
  function(t)
    t:expect("Radiance Angel"):keyword("ward")
    t.p1:evolve("Radiance Angel")
    t:expect("Radiance Angel"):keyword("ward"):attack(4):defense(5)
    t:expect(t.p1.hand):count(0)
  end }
