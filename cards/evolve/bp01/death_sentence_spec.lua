-- SPDX-License-Identifier: MIT
scenario "4.2.2.3 Death Sentence: comes engaged, and is no use this turn" {
  p1 = { hand = { "Death Sentence" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Death Sentence"
    t:expect("Death Sentence"):engaged()
    t:cannot(t.p1, "use", "Death Sentence")
  end }

scenario "10.4.2.1 Death Sentence: destroys a follower" {
  p1 = { field = { "Death Sentence" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use("Death Sentence"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Death Sentence"):in_zone "cemetery"
  end }

scenario "10.4.6 Death Sentence: in the next turn it is refreshed; not without an enemy follower" {
  p1 = { hand = { "Death Sentence" }, play_points = 3 },
  p2 = { hand = { "Goliath" }, max_play_points = 2, deck = { "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Death Sentence"
    t:next_turn()
    t.p2:play "Goliath"
    t:next_turn()
    t:expect("Death Sentence"):reserved()
    t.p1:use "Death Sentence"
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "10.6.2.3.4 Death Sentence: not where nothing can be selected" {
  p1 = { field = { "Death Sentence", "Goblin" } },
  p2 = { field = { "Aura 2/2", "Amulet" } },
  function(t)
    t:cannot(t.p1, "use", "Death Sentence")
  end }

scenario "10.7.4 Death Sentence: paying with it is leaving the field, which Holy Sentinel sees" {
  p1 = { field = { "Death Sentence", "Holy Sentinel" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use "Death Sentence"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Holy Tiger"):in_zone "field"
  end }
