-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.2 Ardent Nun: deals 1 more in an opponent's turn" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Ardent Nun", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Ardent Nun")
    t:expect("Goliath"):damage(3):in_zone "field"
  end }

scenario "10.2.1.3.2 Ardent Nun: evolved 2 more, and not what it had before (5.15.2)" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Ardent Nun", engaged = true, evolved = true } } },
  function(t)
    t.p1:attack("Goliath", "Ardent Nun")
    t:expect("Goliath"):in_zone "cemetery" -- 3 and 2
  end }

scenario "10.2.1.3.2 Ardent Nun: not in its own turn" {
  p1 = { field = { "Ardent Nun" } },
  function(t)
    t.p1:attack "Ardent Nun"
    t:expect_defense("p2", 18)
  end }

scenario "10.2.1.3.2 Ardent Nun: evolved, not more in its own turn either" {
  p1 = { field = { { "Ardent Nun", evolved = true } } },
  p2 = { field = { { "Follower 1/6", engaged = true } } },
  function(t)
    t.p1:attack("Ardent Nun", "Follower 1/6")
    t:expect("Follower 1/6"):damage(3)
    t:expect("Ardent Nun"):attack(3):keyword "ward"
  end }

scenario "10.2.1.3.2 Ardent Nun: others of its side deal what they have" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { "Ardent Nun", { "Fighter", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Fighter")
    t:expect("Goliath"):damage(2)
  end }

scenario "10.2.1.3.2 Ardent Nun: evolved, two more and no more, and none for the others" {
  p1 = { field = { "Follower 0/6", "Follower 1/6" } },
  p2 = { field = { { "Ardent Nun", engaged = true, evolved = true }, { "Ward 2/2", engaged = true } } },
  function(t)
    t.p1:attack("Follower 0/6", "Ardent Nun")
    t:expect("Follower 0/6"):damage(5)
    t.p1:attack("Follower 1/6", "Ward 2/2")
    t:expect("Follower 1/6"):damage(2)
  end }
