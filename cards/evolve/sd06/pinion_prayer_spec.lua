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

scenario "10.4.6 Pinion Prayer: in the turn it comes, and not while it is engaged" {
  p1 = { hand = { "Pinion Prayer" }, field = { { "Pinion Prayer", engaged = true } }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "use", "Pinion Prayer#2")
    t.p1:play("Pinion Prayer"):use "Pinion Prayer"
    t:expect(t.p1.field):has("Holy Falcon"):count(2)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "4.9.1 Pinion Prayer: into its owner's cemetery, the Falcon onto its controller's field" {
  p1 = { field = { { "Pinion Prayer", owner = "p2" } }, play_points = 1 },
  function(t)
    t.p1:use "Pinion Prayer"
    t:expect(t.p2.cemetery):is { "Pinion Prayer" }
    t:expect(t.p1.field):is { "Holy Falcon" }
  end }
