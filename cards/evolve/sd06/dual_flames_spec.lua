-- SPDX-License-Identifier: MIT
scenario "12.4 Dual Flames: a Holy Tiger as it comes" {
  p1 = { hand = { "Dual Flames" }, play_points = 4 },
  function(t)
    t.p1:play "Dual Flames"
    t:expect(t.p1.field):is { "Dual Flames", "Holy Tiger" }
  end }

scenario "10.4.2 Dual Flames: another one as it goes" {
  p1 = { field = { "Dual Flames" }, play_points = 2 },
  function(t)
    t.p1:use "Dual Flames"
    t:expect(t.p1.field):is { "Holy Tiger" }
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.4 Dual Flames: not for one play point" {
  p1 = { field = { "Dual Flames" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "use", "Dual Flames")
  end }

scenario "4.4.4.2 Dual Flames: as the fifth card it brings none; as it goes it makes room" {
  p1 = { hand = { "Dual Flames" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 6 },
  function(t)
    t.p1:play "Dual Flames"
    t:expect(t.p1.field):count(5):lacks "Holy Tiger"
    t.p1:use "Dual Flames"
    t:expect(t.p1.field):count(5):has "Holy Tiger"
    t:expect("Dual Flames"):in_zone "cemetery"
  end }

scenario "10.4.6 Dual Flames: not while it is engaged" {
  p1 = { field = { { "Dual Flames", engaged = true } }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "use", "Dual Flames")
  end }
