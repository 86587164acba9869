-- SPDX-License-Identifier: MIT
scenario "1.3.3 Woodland Curse: the attacker deals no damage" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play("Woodland Curse"):on "Goliath"
    t:expect_defense("p2", 20)
  end }

scenario "7.4.7 Woodland Curse: this turn only" {
  p1 = { hand = { "Woodland Curse" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Woodland Curse"):on "Goliath"
    t.p1:end_turn()
    t.p2:attack "Goliath"
    t:expect_defense("p1", 17)
  end }

scenario "12.14.2.1 Woodland Curse: it takes damage and its Bane destroys all the same, its Drain drains nothing" {
  p1 = { field = { "Bane 2/2", "Drain 2/2" }, defense = 10 },
  p2 = { hand = { "Woodland Curse", "Woodland Curse" }, field = { { "Follower 1/6", engaged = true } }, play_points = 4 },
  function(t)
    t.p1:attack("Drain 2/2")
    t.p2:play("Woodland Curse"):on "Drain 2/2"
    t:pass_all()
    t:expect_defense("p1", 10)
    t:expect_defense("p2", 20)
    t.p1:attack("Bane 2/2", "Follower 1/6")
    t.p2:play("Woodland Curse#2"):on "Bane 2/2"
    t:expect("Bane 2/2"):damage(1)
    t:expect("Follower 1/6"):in_zone "cemetery"
  end }

scenario "5.13.4 Woodland Curse: what it deals by its abilities is nothing either" {
  p1 = { field = { "Robin Hood", "Fighter" }, play_points = 1 },
  p2 = { hand = { "Woodland Curse" }, field = { "Goliath" }, play_points = 2 },
  function(t)
    t.p1:attack "Fighter"
    t.p2:play("Woodland Curse"):on "Robin Hood"
    t.p1:use "Robin Hood"
    t:expect("Robin Hood"):engaged()
    t:expect("Goliath"):damage(0)
  end }

scenario "10.6.2.3.4 Woodland Curse: not against Aura alone" {
  p1 = { hand = { "Woodland Curse" }, field = { "Fighter" }, play_points = 2 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t:cannot(t.p1, "play", "Woodland Curse", "10.6.2.3.4")
  end }

scenario "1.3.3 Woodland Curse: one that is attacked deals nothing back; another one does" {
  p1 = { hand = { "Woodland Curse" }, field = { "Follower 2/2", "Follower 1/2" }, play_points = 2 },
  p2 = { field = { { "Follower 5/6", engaged = true }, { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:play("Woodland Curse"):on "Follower 5/6"
    t.p1:attack("Follower 2/2", "Follower 5/6")
    t:expect("Follower 2/2"):in_zone("field"):damage(0)
    t:expect("Follower 5/6"):damage(2)
    t.p1:attack("Follower 1/2", "Follower 1/1")
    t:expect("Follower 1/2"):damage(1)
  end }

scenario "8.4.2 Woodland Curse: it may attack all the same" {
  p1 = { field = { "Follower 3/3", "Follower 2/2" } },
  p2 = { hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack "Follower 2/2"
    t.p2:play("Woodland Curse"):on "Follower 3/3"
    t:pass_all()
    t:expect_defense("p2", 18)
    t.p1:attack "Follower 3/3"
    t:pass_all()
    t:expect_defense("p2", 18)
    t:expect("Follower 3/3"):engaged()
  end }
