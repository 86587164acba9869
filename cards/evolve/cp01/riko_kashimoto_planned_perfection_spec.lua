-- SPDX-License-Identifier: MIT
scenario "12.7.2 Riko Kashimoto [Planned Perfection]: alone she destroys a follower" {
  p1 = { field = { "Riko Kashimoto [Planned Perfection]", "Phoenix Roost" } },
  p2 = { field = { "Genesis Dragon", { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Riko Kashimoto [Planned Perfection]", "Goliath"):on "Genesis Dragon"
    t:expect("Genesis Dragon"):in_zone "cemetery"
    t:expect_defense("p2", 17)
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "12.7.2 Riko Kashimoto [Planned Perfection]: not beside another follower" {
  p1 = { field = { "Riko Kashimoto [Planned Perfection]", "Goblin" } },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:attack("Riko Kashimoto [Planned Perfection]", "p2's leader")
    t:expect("Genesis Dragon"):in_zone "field"
    t:expect_defense("p2", 14)
  end }

scenario "10.7.3.2 Riko Kashimoto [Planned Perfection]: no follower, no 3 damage" {
  p1 = { field = { "Riko Kashimoto [Planned Perfection]" } },
  function(t)
    t.p1:attack "Riko Kashimoto [Planned Perfection]"
    t:expect_defense("p2", 14)
  end }

scenario "12.10.2 Riko Kashimoto [Planned Perfection]: Rush" {
  p1 = { hand = { "Riko Kashimoto [Planned Perfection]" }, play_points = 6 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play "Riko Kashimoto [Planned Perfection]"
    t:cannot(t.p1, "attack", "Riko Kashimoto [Planned Perfection]", "p2's leader")
    t:can(t.p1, "attack", "Riko Kashimoto [Planned Perfection]", "Goliath")
  end }
