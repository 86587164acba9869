-- SPDX-License-Identifier: MIT
scenario "10.4.2 Harnessed Flame: with a Harnessed Glass it becomes Flame and Glass" {
  p1 = { field = { "Harnessed Flame", "Harnessed Glass" }, play_points = 1,
    deck = { "Goblin", "Flame and Glass", "Fighter" } },
  function(t)
    t.p1:use("Harnessed Flame")
    t.p1:choose "Flame and Glass"
    t:expect("Harnessed Flame"):in_zone "cemetery"
    t:expect("Harnessed Glass"):in_zone "cemetery"
    t:expect("Flame and Glass"):in_zone("field"):reserved():keyword "storm"
    t:expect_number("p1", "play_points", 0)
    t:expect_event "shuffle"
    t.p1:attack "Flame and Glass" -- both halves lie in the cemetery
    t:expect_defense("p2", 13)
  end }

scenario "4.1.2.2 Harnessed Flame: it need not find one" {
  p1 = { field = { "Harnessed Flame", "Harnessed Glass" }, play_points = 1,
    deck = { "Goblin", "Flame and Glass", "Fighter" } },
  function(t)
    t.p1:use("Harnessed Flame"):choose()
    t:expect("Flame and Glass"):in_zone "deck"
    t:expect(t.p1.field):count(0)
  end }

scenario "10.4.2 Harnessed Flame: not without a Harnessed Glass on the own field" {
  p1 = { field = { "Harnessed Flame" }, hand = { "Harnessed Glass" }, play_points = 1 },
  p2 = { field = { "Harnessed Glass" } },
  function(t)
    t:cannot(t.p1, "use", "Harnessed Flame")
  end }

scenario "10.4.2 Harnessed Flame: nor without the play point" {
  p1 = { field = { "Harnessed Flame", "Harnessed Glass" } },
  function(t)
    t:cannot(t.p1, "use", "Harnessed Flame")
  end }

scenario "10.4.2 Harnessed Flame: nothing is engaged for it: engaged ones that came this turn will do, on a full field" {
  p1 = { field = { { "Harnessed Flame", engaged = true, new = true }, { "Harnessed Glass", engaged = true },
      "Goblin", "Goblin", "Goblin" }, play_points = 1, deck = { "Flame and Glass", "Goblin" } },
  function(t)
    t.p1:use("Harnessed Flame"):choose "Flame and Glass"
    t:expect("Flame and Glass"):in_zone "field"
    t:expect(t.p1.field):count(4)
  end }

scenario "5.7 Harnessed Flame: nothing but a Flame and Glass is found" {
  p1 = { field = { "Harnessed Flame", "Harnessed Glass" }, play_points = 1,
    deck = { "Goblin", "Gilgamesh", "Flame and Glass" } },
  function(t)
    t.p1:use "Harnessed Flame"
    t:expect_option "Flame and Glass"
    t:expect_no_option("Goblin", "Gilgamesh")
    t.p1:choose "Flame and Glass"
    t:expect_event("reveal", "Flame and Glass")
  end }
