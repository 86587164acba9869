-- SPDX-License-Identifier: MIT
scenario "12.6 Priest of the Cudgel: banishes a weak follower as he evolves" {
  p1 = { field = { "Priest of the Cudgel" }, evolve_deck = { "Priest of the Cudgel" }, play_points = 1 },
  p2 = { field = { "Goliath", "Fighter", { "Follower 5/6", damage = 3 } } },
  function(t)
    t.p1:evolve "Priest of the Cudgel"
    t:expect_option("Fighter", "Follower 5/6")
    t:expect_no_option "Goliath"
    t.p1:choose "Follower 5/6"
    t:expect("Follower 5/6"):in_zone "banished"
    t:expect("Priest of the Cudgel"):attack(4):defense(4)
  end }

scenario "S8 Priest of the Cudgel: he evolves where there is none" {
  p1 = { field = { "Priest of the Cudgel" }, evolve_deck = { "Priest of the Cudgel" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve "Priest of the Cudgel"
    t:expect("Priest of the Cudgel"):evolved()
    t:expect("Goliath"):in_zone "field"
  end }

scenario "2.8 Priest of the Cudgel: it looks at the defense as it is, given or lost" {
  p1 = { field = { "Priest of the Cudgel" }, hand = { "Fighter" }, evolve_deck = { "Priest of the Cudgel" },
    play_points = 1 },
  p2 = { field = { "Veteran Lancer", "Goblin" }, hand = { "Royal Banner" }, play_points = 4, max_play_points = 4 },
  turn = "p2",
  function(t)
    t.p2:play "Royal Banner" -- 2/4 now
    t:next_turn()
    t.p1:evolve "Priest of the Cudgel"
    t:expect("Veteran Lancer"):in_zone "field"
    t:expect("Goblin"):in_zone "banished"
  end }

scenario "12.5.3 Priest of the Cudgel: what is banished has no Last Words; amulets are no followers" {
  p1 = { field = { "Priest of the Cudgel" }, evolve_deck = { "Priest of the Cudgel" }, play_points = 1 },
  p2 = { field = { "Waltzing Fairy", "Amulet" } },
  function(t)
    t.p1:evolve "Priest of the Cudgel"
    t:expect("Waltzing Fairy"):in_zone "banished"
    t:expect(t.p2.ex):count(0)
    t:expect("Amulet"):in_zone "field"
  end }

scenario "10.6.2.3 Priest of the Cudgel: his own side's are not banished, nor one with Aura" {
  p1 = { field = { "Priest of the Cudgel", "Fighter" }, evolve_deck = { "Priest of the Cudgel" }, play_points = 1 },
  p2 = { field = { "Aura 2/2", "Goliath" } },
  function(t)
    t.p1:evolve "Priest of the Cudgel"
    t:expect_decision("p1", "turn")
    t:expect("Fighter"):in_zone "field"
    t:expect("Aura 2/2"):in_zone "field"
  end }
