-- SPDX-License-Identifier: MIT
scenario "10.6.2.3 Demonic Strike: 3 damage to an enemy leader" {
  p1 = { hand = { "Demonic Strike" }, field = { "Goblin" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Demonic Strike"
    t:expect_no_option "p1's leader"
    t:expect_no_option "Goblin"
    t.p1:on "p2's leader"
    t:expect_defense("p2", 17)
    t:expect("Goliath"):damage(0)
  end }

scenario "10.6.2.3 Demonic Strike: or to an enemy follower" {
  p1 = { hand = { "Demonic Strike" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Demonic Strike"):on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect_defense("p2", 20)
  end }

scenario "12.3.4 Demonic Strike: not in a Quick window" {
  p1 = { field = { "Goblin" } },
  p2 = { hand = { "Demonic Strike" }, play_points = 3 },
  function(t)
    t.p1:attack "Goblin"
    t:cannot(t.p2, "play", "Demonic Strike")
  end }
