-- SPDX-License-Identifier: MIT
scenario "5.13.1 Conflagration: 5 damage to each follower, on both fields" {
  p1 = { hand = { "Conflagration" }, field = { "Goliath" }, play_points = 5 },
  p2 = { field = { "Genesis Dragon", { "Dark Dragoon Forte", evolved = true } } },
  function(t)
    t.p1:play "Conflagration"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Dark Dragoon Forte"):in_zone "cemetery" -- 12.15.3: Aura helps against selecting
    t:expect("Genesis Dragon"):damage(5)
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3 Conflagration: can be played without any" {
  p1 = { hand = { "Conflagration" }, play_points = 5 },
  function(t)
    t.p1:play "Conflagration"
    t:expect("Conflagration"):in_zone "cemetery"
  end }
