-- SPDX-License-Identifier: MIT
scenario "5.6 Blackened Scripture: banishes a weak follower" {
  p1 = { hand = { "Blackened Scripture" }, play_points = 2 },
  p2 = { field = { { "Follower 5/6", damage = 3 }, "Goliath", "Fighter" } },
  function(t)
    t.p1:play "Blackened Scripture"
    t:expect_option("Follower 5/6", "Fighter")
    t:expect_no_option "Goliath"
    t.p1:choose "Follower 5/6"
    t:expect("Follower 5/6"):in_zone "banished"
  end }

scenario "10.6.2.3.4 Blackened Scripture: not where all are hardier" {
  p1 = { hand = { "Blackened Scripture" }, field = { "Fighter" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "play", "Blackened Scripture", "10.6.2.3.4")
  end }

scenario "12.3.2 Blackened Scripture: against an attacker" {
  turn = "p2",
  p1 = { hand = { "Blackened Scripture" }, play_points = 2 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter"
    t.p1:play "Blackened Scripture"
    t:expect("Fighter"):in_zone "banished"
    t:expect_defense("p1", 20)
  end }

scenario "12.5.3 Blackened Scripture: no Last Words for what is banished; a token is gone" {
  p1 = { hand = { "Blackened Scripture", "Blackened Scripture" }, play_points = 4 },
  p2 = { field = { "Rabbit Necromancer", "Forest Bat" } },
  function(t)
    t.p1:play("Blackened Scripture"):on "Rabbit Necromancer"
    t:expect_defense("p1", 20)
    t.p1:play "Blackened Scripture"
    t:expect("Forest Bat"):gone()
    t:expect(t.p2.banished):is { "Rabbit Necromancer" }
  end }
