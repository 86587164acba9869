-- SPDX-License-Identifier: MIT
scenario "5.7 Call of Cocytus: destroys a follower and finds a neutral one" {
  p1 = { hand = { "Call of Cocytus" }, deck = { "Roc", "Goblin", "Execution", "Gilgamesh" },
    play_points = 6 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:play("Call of Cocytus")
    t:expect("Genesis Dragon"):in_zone "cemetery"
    t:expect_option("Goblin", "Gilgamesh")
    t:expect_no_option "Roc"
    t:expect_no_option "Execution"
    t.p1:choose "Gilgamesh"
    t:expect("Gilgamesh"):in_zone("hand"):seen_by "p2"
    t:expect_event "shuffle"
  end }

scenario "4.1.2.2 Call of Cocytus: it need not find one; also in a Quick window" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Call of Cocytus" }, deck = { "Goblin" }, play_points = 6 },
  function(t)
    t.p1:attack "Goliath"
    t.p2:play("Call of Cocytus"):choose()
    t:expect("Goliath"):in_zone "cemetery"
    t:expect(t.p2.hand):count(0)
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3.4 Call of Cocytus: not only to search" {
  p1 = { hand = { "Call of Cocytus" }, deck = { "Goblin" }, play_points = 6 },
  function(t)
    t:cannot(t.p1, "play", "Call of Cocytus", "10.6.2.3.4")
  end }

scenario "10.6.2.3.4 Call of Cocytus: no follower of your own" {
  p1 = { hand = { "Call of Cocytus" }, field = { "Goblin" }, deck = { "Goblin" }, play_points = 6 },
  function(t)
    t:cannot(t.p1, "play", "Call of Cocytus", "10.6.2.3.4")
  end }
