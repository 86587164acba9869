-- SPDX-License-Identifier: MIT
scenario "12.4 Cruel Priestess: an amulet that costs 5 or less comes back" {
  p1 = { hand = { "Cruel Priestess" }, cemetery = { "Sacred Plea", "Dual Flames", "Fighter" }, play_points = 4 },
  p2 = { cemetery = { "Hare of Illusions" } },
  function(t)
    t.p1:play "Cruel Priestess"
    t:expect_option("Sacred Plea", "Dual Flames")
    t:expect_no_option("Fighter", "Hare of Illusions")
    t.p1:choose "Dual Flames"
    t:expect("Dual Flames"):in_zone "field"
  end }

scenario "S8 Cruel Priestess: she is played without an amulet to put back" {
  p1 = { hand = { "Cruel Priestess" }, cemetery = { "Fighter" }, play_points = 4 },
  function(t)
    t.p1:play "Cruel Priestess"
    t:expect(t.p1.field):is { "Cruel Priestess" }
    t:expect_decision("p1", "turn")
  end }
