-- SPDX-License-Identifier: MIT
scenario "10.4.2 Pinion Prayer: becomes a Holy Falcon" {
  p1 = { field = { "Pinion Prayer" }, play_points = 1 },
  function(t)
    t.p1:use "Pinion Prayer"
    t:expect(t.p1.field):is { "Holy Falcon" }
    t:expect("Pinion Prayer"):in_zone "cemetery"
    t.p1:attack "Holy Falcon"
    t:expect_defense("p2", 18)
  end }

scenario "10.4.4 Pinion Prayer: not for nothing" {
  p1 = { field = { "Pinion Prayer" } },
  function(t)
    t:cannot(t.p1, "use", "Pinion Prayer")
  end }
