-- SPDX-License-Identifier: MIT

scenario "Unbridled Fury: as much damage as you have followers" {
  p1 = { hand = { "Unbridled Fury" }, field = { "Fighter", "Goblin", "Woodland Refuge" },
    play_points = 1 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Unbridled Fury"):on("Goliath")
    t:expect("Goliath"):damage(2)
  end }

scenario "Unbridled Fury: without followers it deals none (1.3.2.2)" {
  p1 = { hand = { "Unbridled Fury" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Unbridled Fury"):on("Goliath")
    t:expect("Goliath"):damage(0)
    t:expect_no_event "damage"
  end }

scenario "12.3.4 Unbridled Fury: as the opponent attacks, engaged and evolved followers counted, his not" {
  p1 = { field = { "Follower 2/6", "Follower 1/1" } },
  p2 = { hand = { "Unbridled Fury" }, play_points = 1,
    field = { { "Fighter", engaged = true }, { "Evolver", evolved = true }, "Knight", "Amulet" } },
  function(t)
    t.p1:attack("Follower 2/6", "Fighter")
    t.p2:play("Unbridled Fury"):on "Follower 2/6"
    t:expect("Follower 2/6"):damage(5) -- 3 of the spell and 2 of the Fighter
  end }

scenario "10.6.2.3.4 Unbridled Fury: not without an enemy follower" {
  p1 = { hand = { "Unbridled Fury" }, field = { "Fighter" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "play", "Unbridled Fury", "10.6.2.3.4")
  end }
