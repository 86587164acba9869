-- SPDX-License-Identifier: MIT
scenario "Frog Cleric: as it says" {
  p1 = { hand = { "Frog Cleric" }, play_points = 6 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Frog Cleric")
    t:expect_defense("p1", 22)
    t.p1:use("Frog Cleric")
    t.p1:use("Frog Cleric")
    t:expect_defense("p1", 24)
  end }

scenario "Frog Cleric: two play points each time" {
  p1 = { field = { "Frog Cleric" }, play_points = 3 },
  function(t)
    t.p1:use("Frog Cleric")
    t:cannot(t.p1, "use", "Frog Cleric")
    t:expect_defense("p1", 21)
  end }
