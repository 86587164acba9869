-- SPDX-License-Identifier: MIT
scenario "Rose Deer: as it says" {
  p1 = { hand = { "Rose Deer" }, play_points = 4 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Rose Deer")
    t:expect("Thorn Burst"):in_zone("ex")
  end }

scenario "Rose Deer: Rush, and only followers in its first turn" {
  p1 = { hand = { "Rose Deer" }, play_points = 4 },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:play("Rose Deer")
    t:can(t.p1, "attack", "Rose Deer", "Follower 2/2")
    t:cannot(t.p1, "attack", "Rose Deer", "p2's leader")
    t:expect(t.p1.ex):is { "Thorn Burst" }
  end }
