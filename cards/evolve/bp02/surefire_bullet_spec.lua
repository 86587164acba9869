-- SPDX-License-Identifier: MIT
scenario "10.6.2.3 Surefire Bullet: 3 damage, in a Quick window too" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Surefire Bullet" }, play_points = 2 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play("Surefire Bullet"):on "Goliath"
    t:expect("Goliath"):damage(3)
  end }

scenario "5.15 Surefire Bullet: 4 to one that has evolved" {
  p1 = { hand = { "Surefire Bullet" }, play_points = 2 },
  p2 = { field = { "Dragon", { "Goliath", evolved = true } } },
  function(t)
    t.p1:play("Surefire Bullet"):on "Goliath"
    t:expect("Goliath"):damage(4)
    t:expect("Dragon"):damage(0)
  end }

scenario "10.6.2.3.4 Surefire Bullet: not without an enemy follower" {
  p1 = { hand = { "Surefire Bullet" }, field = { "Goliath" }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "play", "Surefire Bullet", "10.6.2.3.4")
  end }
