-- SPDX-License-Identifier: MIT

scenario "12.8.2 Snake Priestess: 1/3 with Ward for 1" {
  p1 = { hand = { "Snake Priestess" }, play_points = 1 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Snake Priestess"):yes()
    t:expect("Snake Priestess"):engaged():attack(1):defense(3)
    t.p1:end_turn()
    t:cannot(t.p2, "attack", "Goblin", "p1's leader")
    t.p2:attack("Goblin", "Snake Priestess")
    t:expect("Snake Priestess"):damage(2)
    t:expect("Goblin"):damage(1)
  end }
