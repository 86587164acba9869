-- SPDX-License-Identifier: MIT
scenario "Beastcall Aria: as it says" {
  p1 = { hand = { "Beastcall Aria" }, play_points = 5 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Beastcall Aria")
    t:expect("Holy Falcon"):in_zone("field")
    t.p1:use("Beastcall Aria")
    t:expect("Holy Tiger"):in_zone("field")
    t:expect("Beastcall Aria"):in_zone("cemetery")
  end }

scenario "Beastcall Aria: the Tiger costs two" {
  p1 = { field = { "Beastcall Aria" }, play_points = 1 },
  function(t) t:cannot(t.p1, "use", "Beastcall Aria") end }
