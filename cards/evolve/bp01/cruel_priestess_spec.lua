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

scenario "12.4.3 Cruel Priestess: the amulet's Fanfare triggers; without room it stays" {
  p1 = { hand = { "Cruel Priestess", "Cruel Priestess" }, field = { "Fighter", "Goblin" },
    cemetery = { "Guardian Sun", "Dire Bond" }, play_points = 8 },
  function(t)
    t.p1:play("Cruel Priestess"):on "Guardian Sun"
    t.p1:on "Cruel Priestess"
    t:expect("Cruel Priestess#1"):keyword "ward"
    t.p1:play "Cruel Priestess"
    t:expect_decision("p1", "turn")
    t:expect("Dire Bond"):in_zone "cemetery"
    t:expect(t.p1.field):count(5)
    t:expect_defense("p1", 20)
  end }

scenario "10.6.2.3 Cruel Priestess: one that costs 5, not one that costs 6" {
  p1 = { hand = { "Cruel Priestess" }, cemetery = { "Holy Sentinel", "Wyrm Spire" }, play_points = 4 },
  function(t)
    t.p1:play "Cruel Priestess"
    t:expect("Holy Sentinel"):in_zone "field" -- nothing else could be selected
    t:expect("Wyrm Spire"):in_zone "cemetery"
  end }
