-- SPDX-License-Identifier: MIT
scenario "5.5 Themis's Decree: every follower, and no amulet" {
  p1 = { hand = { "Themis's Decree" }, field = { "Goliath", "Woodland Refuge" }, play_points = 5 },
  p2 = { field = { "Fighter", "Shrine Knight Maiden" } },
  function(t)
    t.p1:play "Themis's Decree"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Fighter"):in_zone "cemetery"
    t:expect("Shrine Knight Maiden"):in_zone "cemetery" -- Aura: nothing is selected (12.15.2)
    t:expect("Woodland Refuge"):in_zone "field"
  end }

scenario "10.6.2.3 Themis's Decree: it selects nothing, so it can be played on empty fields" {
  p1 = { hand = { "Themis's Decree" }, play_points = 5 },
  function(t)
    t:can(t.p1, "play", "Themis's Decree")
    t.p1:play "Themis's Decree"
    t:expect("Themis's Decree"):in_zone "cemetery"
  end }
