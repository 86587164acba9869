-- SPDX-License-Identifier: MIT
scenario "Super Creek: as it says" {
  p1 = { hand = { "Super Creek" }, play_points = 6 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Super Creek")
    t.p1:no()
    t:expect_defense("p1", 25)
  end }

scenario "Super Creek: Ward, and she may race" {
  p1 = { field = { "Super Creek" } },
  function(t)
    t:expect("Super Creek"):keyword("ward", "race"):attack(5):defense(5)
    t:cannot(t.p1, "use", "Super Creek", "10.6.2.5.3")
    t:expect_defense("p1", 20)
  end }
