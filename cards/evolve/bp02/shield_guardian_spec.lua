-- SPDX-License-Identifier: MIT

scenario "9.1.2 Shield Guardian: 1/1 with Ward for 1" {
  p1 = { ex = { "Shield Guardian" }, play_points = 1 },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play("Shield Guardian"):yes()
    t:expect("Shield Guardian"):engaged():attack(1):defense(1):keyword "ward"
    t:next_turn()
    t:cannot(t.p2, "attack", "Goblin", "p1's leader")
  end }
