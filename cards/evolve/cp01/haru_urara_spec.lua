-- SPDX-License-Identifier: MIT
scenario "Haru Urara: races and takes no damage this turn" {
  p1 = { field = { { "Haru Urara", new = true } }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:use("Haru Urara")
    t.p1:attack("Haru Urara", "Follower 5/6")
    t:expect("Haru Urara"):damage(0):in_zone("field")
    t:expect("Follower 5/6"):damage(3)
  end }
