-- SPDX-License-Identifier: MIT
scenario "10.6.2.3.2 Chorus of Prayer: three amulets from the cemetery at most" {
  p1 = { hand = { "Chorus of Prayer" }, play_points = 7,
    cemetery = { "Sacred Plea", "Dual Flames", "Pinion Prayer", "Guardian Sun", "Fighter" } },
  p2 = { cemetery = { "Hare of Illusions" } },
  function(t)
    t.p1:play "Chorus of Prayer"
    t:expect_option("Sacred Plea", "Dual Flames", "Pinion Prayer", "Guardian Sun")
    t:expect_no_option("Fighter", "Hare of Illusions")
    t.p1:choose("Sacred Plea", "Pinion Prayer", "Guardian Sun")
    t:expect(t.p1.field):is { "Sacred Plea", "Pinion Prayer", "Guardian Sun" }
    t:expect("Dual Flames"):in_zone "cemetery"
  end }

scenario "10.6.2.3.2 Chorus of Prayer: or none" {
  p1 = { hand = { "Chorus of Prayer" }, play_points = 7, cemetery = { "Sacred Plea" } },
  function(t)
    t.p1:play("Chorus of Prayer"):choose()
    t:expect(t.p1.field):count(0)
    t:expect("Sacred Plea"):in_zone "cemetery"
  end }

scenario "4.4.4.2 Chorus of Prayer: as many as there is room for" {
  p1 = { hand = { "Chorus of Prayer" }, play_points = 7, cemetery = { "Sacred Plea", "Pinion Prayer" },
    field = { "Fighter", "Fighter", "Fighter", "Fighter" } },
  function(t)
    t.p1:play("Chorus of Prayer"):choose("Sacred Plea", "Pinion Prayer"):choose "Pinion Prayer"
    t:expect("Pinion Prayer"):in_zone "field"
    t:expect("Sacred Plea"):in_zone "cemetery"
  end }

scenario "12.4.3 Chorus of Prayer: what comes says its Fanfare; Death Sentence comes engaged" {
  p1 = { hand = { "Chorus of Prayer" }, play_points = 7, field = { "Fighter" },
    cemetery = { "Death Sentence", "Guardian Sun", "Holy Sentinel" } },
  function(t)
    t.p1:play "Chorus of Prayer"
    t.p1:choose("Death Sentence", "Guardian Sun", "Holy Sentinel")
    t:expect("Death Sentence"):in_zone("field"):engaged()
    t:expect("Fighter"):keyword "ward"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.6.2.3.2 Chorus of Prayer: no amulet that costs 6, and no more than three" {
  p1 = { hand = { "Chorus of Prayer" }, play_points = 7,
    cemetery = { "Holy Sentinel", "Dire Bond", "Dire Bond", "Dire Bond", "Wyrm Spire" } },
  function(t)
    t.p1:play "Chorus of Prayer"
    t:expect_option "Holy Sentinel" -- it costs 5
    t:expect_no_option "Wyrm Spire"
    assert(not t:accepts(t.p1, "Holy Sentinel", "Dire Bond", "Dire Bond#2", "Dire Bond#3"), "three at most")
    t.p1:choose "Holy Sentinel"
    t:expect(t.p1.field):is { "Holy Sentinel" }
  end }
