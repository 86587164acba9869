-- SPDX-License-Identifier: MIT
scenario "Borrowed Blade: it attacks its owner and goes home" {
  p1 = { hand = { "Borrowed Blade" }, play_points = 1 },
  p2 = { field = { { "Follower 3/4", engaged = true } } },
  function(t)
    t.p1:play("Borrowed Blade")
    t.p1:attack("Follower 3/4", "p2's leader")
    t:pass_all()
    t:expect_defense("p2", 17)
    t:expect("Follower 3/4"):controlled_by("p1")
    t.p1:end_turn()
    t:expect("Follower 3/4"):controlled_by("p2")
  end }
