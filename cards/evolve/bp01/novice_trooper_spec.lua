-- SPDX-License-Identifier: MIT
scenario "12.9.2 Novice Trooper: 3/3 with Storm for 3" {
  p1 = { hand = { "Novice Trooper" }, play_points = 3 },
  p2 = { field = { { "Goblin", engaged = true } } },
  function(t)
    t.p1:play "Novice Trooper"
    t:can(t.p1, "attack", "Novice Trooper", "Goblin")
    t.p1:attack "Novice Trooper"
    t:expect_defense("p2", 17)
    t:expect("Novice Trooper"):defense(3):keyword "storm"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "12.8.2 Novice Trooper: an engaged Ward stands in its way" {
  p1 = { hand = { "Novice Trooper" }, play_points = 3 },
  p2 = { field = { { "Ward 2/2", engaged = true } } },
  function(t)
    t.p1:play "Novice Trooper"
    t:cannot(t.p1, "attack", "Novice Trooper", "p2's leader")
  end }
