-- SPDX-License-Identifier: MIT
scenario "Fuji Kiseki: three damage for three" {
  p1 = { field = { "Fuji Kiseki" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:use("Fuji Kiseki")
    t:expect("Follower 5/6"):damage(3)
  end }

scenario "Fuji Kiseki: not for two" {
  p1 = { field = { "Fuji Kiseki" }, play_points = 2 },
  p2 = { field = { "Follower 5/6" } },
  function(t) t:cannot(t.p1, "use", "Fuji Kiseki") end }
