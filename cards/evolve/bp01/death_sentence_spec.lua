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
