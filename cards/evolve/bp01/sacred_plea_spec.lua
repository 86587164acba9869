-- SPDX-License-Identifier: MIT
scenario "10.4.6 Sacred Plea: goes for a card" {
  p1 = { field = { "Sacred Plea" }, deck = { "Goblin", "Fighter", "Goliath" } },
  function(t)
    t.p1:use "Sacred Plea"
    t:expect(t.p1.hand):is { "Goblin" }
    t:expect("Sacred Plea"):in_zone "cemetery"
  end }

scenario "10.4.2 Sacred Plea: for two with two play points" {
  p1 = { field = { "Sacred Plea" }, deck = { "Goblin", "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:use("Sacred Plea", 2)
    t:expect(t.p1.hand):is { "Goblin", "Fighter" }
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.6 Sacred Plea: not while it is engaged" {
  p1 = { field = { { "Sacred Plea", engaged = true } }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "use", "Sacred Plea")
  end }
