-- SPDX-License-Identifier: MIT
scenario "Samurai: Storm and Bane for three" {
  p1 = { field = { { "Samurai", new = true } }, play_points = 3 },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Samurai", "Follower 5/6")
    t.p1:use("Samurai")
    t:expect("Samurai"):keyword("storm", "bane")
    t.p1:attack("Samurai", "Follower 5/6")
    t:expect("Follower 5/6"):in_zone("cemetery")
  end }

scenario "Samurai: not for two" {
  p1 = { field = { "Samurai" }, play_points = 2 },
  function(t) t:cannot(t.p1, "use", "Samurai") end }
