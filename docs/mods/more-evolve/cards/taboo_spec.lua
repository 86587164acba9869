-- SPDX-License-Identifier: MIT
scenario "Taboo: only the forbidden number stays at home" {
  p1 = { hand = { "Taboo" }, play_points = 1, field = { "Follower 3/4", "Follower 2/2" } },
  function(t)
    t.p1:play("Taboo")
    t.p1:number(3)
    t:cannot(t.p1, "attack", "Follower 3/4")
    t:can(t.p1, "attack", "Follower 2/2")
  end }
