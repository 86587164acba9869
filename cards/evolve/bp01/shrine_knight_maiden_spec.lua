-- SPDX-License-Identifier: MIT

scenario "12.15.2 Shrine Knight Maiden: 5/5 with Ward and Aura; her own player may select her" {
  p1 = { hand = { "Shrine Knight Maiden" }, ex = { "Coco" }, play_points = 5 },
  p2 = { hand = { "Execution", "Blazing Breath" }, field = { "Goliath" }, play_points = 5 },
  function(t)
    t.p1:play("Shrine Knight Maiden"):yes()
    t:expect("Shrine Knight Maiden"):attack(5):defense(5):engaged()
    t.p1:play("Coco"):on "Shrine Knight Maiden"
    t:expect("Shrine Knight Maiden"):attack(7)
    t.p1:end_turn()
    t:cannot(t.p2, "play", "Execution", "10.6.2.3.4")
    t.p2:pass()
    t:cannot(t.p2, "attack", "Goliath", "p1's leader")
    t:can(t.p2, "attack", "Goliath", "Shrine Knight Maiden")
  end }
