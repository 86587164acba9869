-- SPDX-License-Identifier: MIT
scenario "Gunner Maid Seria: as it says" {
  p1 = { hand = { "Gunner Maid Seria" }, play_points = 2, deck = { "Goblin", "Crystalia Tia" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Gunner Maid Seria")
    t:expect_no_option("Goblin")
    t.p1:choose("Crystalia Tia")
    t:expect(t.p1.hand):is { "Crystalia Tia" }
  end }

scenario "Gunner Maid Seria: without a Princess nothing comes" {
  p1 = { hand = { "Gunner Maid Seria" }, play_points = 2, deck = { "Goblin" } },
  function(t)
    t.p1:play("Gunner Maid Seria"):choose()
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }
