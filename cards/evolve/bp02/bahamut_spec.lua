-- SPDX-License-Identifier: MIT
scenario "5.5.1 Bahamut: destroys all other followers as it comes" {
  p1 = { hand = { "Bahamut" }, field = { "Fighter" }, play_points = 9 },
  p2 = { field = { "Goliath", "Goblin" } },
  function(t)
    t.p1:play "Bahamut"
    t:expect(t.p1.field):is { "Bahamut" }
    t:expect(t.p2.field):count(0)
  end }

scenario "1.3.3 Bahamut: attacks no leader past two enemy followers" {
  p1 = { field = { "Bahamut" } },
  p2 = { field = { { "Goliath", engaged = true }, "Goblin" } },
  function(t)
    t:cannot(t.p1, "attack", "Bahamut", "p2's leader")
    t:can(t.p1, "attack", "Bahamut", "Goliath")
  end }

scenario "10.3.3 Bahamut: past one it does" {
  p1 = { field = { "Bahamut" } },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:attack "Bahamut"
    t:expect_defense("p2", 11)
  end }

scenario "12.6 Bahamut: evolves for nothing, and destroys all amulets" {
  p1 = { field = { "Bahamut", "Wyrm Spire" }, evolve_deck = { "Bahamut" }, play_points = 0 },
  p2 = { field = { "Death Sentence" } },
  function(t)
    t.p1:evolve "Bahamut"
    t:expect("Wyrm Spire"):in_zone "cemetery"
    t:expect("Death Sentence"):in_zone "cemetery"
  end }

scenario "1.3.3 Bahamut: but behind one; amulets and his own do not count" {
  p1 = { field = { "Bahamut", "Goblin" } },
  p2 = { field = { "Fighter", "Wyrm Spire" } },
  function(t)
    t.p1:attack("Bahamut", "p2's leader")
    t:expect_defense("p2", 11)
  end }

scenario "1.3.3 Bahamut: evolved he is as modest" {
  p1 = { field = { { "Bahamut", evolved = true } } },
  p2 = { field = { "Goblin", "Fighter" } },
  function(t)
    t:cannot(t.p1, "attack", "Bahamut", "p2's leader")
  end }

scenario "1.3.3 Bahamut: evolved, past one enemy follower he attacks the leader" {
  p1 = { field = { { "Bahamut", evolved = true }, "Goblin", "Fighter" } },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:attack("Bahamut", "p2's leader")
    t:expect_defense("p2", 9)
  end }
