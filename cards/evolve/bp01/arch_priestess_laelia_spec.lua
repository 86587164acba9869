-- SPDX-License-Identifier: MIT
scenario "8.4.9 Arch Priestess Laelia: your followers deal as much as their defense" {
  p1 = { field = { "Arch Priestess Laelia", { "Goliath", damage = 2 } } },
  function(t)
    t.p1:attack "Arch Priestess Laelia"
    t:expect_defense("p2", 14)
    t.p1:attack "Goliath" -- what is left of its four
    t:expect_defense("p2", 12)
    t:expect("Goliath"):attack(3)
  end }

scenario "8.4.9.1 Arch Priestess Laelia: also when they are attacked; the opponent's do not" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Arch Priestess Laelia", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Arch Priestess Laelia")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Arch Priestess Laelia"):damage(3)
  end }

scenario "1.3.2.2 Arch Priestess Laelia: an ability that deals damage is as it is" {
  p1 = { field = { "Arch Priestess Laelia" }, hand = { "Blazing Breath" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Blazing Breath"):on "Goliath"
    t:expect("Goliath"):damage(2)
  end }

scenario "7.4.1 Arch Priestess Laelia: evolved she gains 2 defense in each of your end phases" {
  p1 = { field = { { "Arch Priestess Laelia", evolved = true } } },
  function(t)
    t.p1:end_turn()
    t:expect("Arch Priestess Laelia"):defense(8):attack(0)
  end }

scenario "8.4.9 Arch Priestess Laelia: evolved, the same of your followers, and not of the opponent's" {
  p1 = { field = { { "Arch Priestess Laelia", evolved = true }, "Follower 2/3" } },
  p2 = { field = { { "Follower 1/6", engaged = true } } },
  function(t)
    t.p1:attack("Follower 2/3", "p2's leader")
    t:expect_defense("p2", 17)
    t.p1:attack("Arch Priestess Laelia", "Follower 1/6")
    t:expect("Arch Priestess Laelia"):damage(1)
    t:expect("Follower 1/6"):in_zone("cemetery")
  end }

scenario "7.4.1 Arch Priestess Laelia: evolved, not in the opponent's end phase" {
  p1 = { field = { { "Arch Priestess Laelia", evolved = true } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Arch Priestess Laelia"):defense(6)
  end }
