-- SPDX-License-Identifier: MIT

scenario "10.6.2.3 Death's Breath: a follower of your cemetery onto the field, with Ward" {
  p1 = { hand = { "Death's Breath" }, cemetery = { "Goliath", "Phantom Howl" }, play_points = 6 },
  p2 = { cemetery = { "Fighter" } },
  function(t)
    t.p1:play "Death's Breath"
    t:expect("Goliath"):in_zone("field"):controlled_by("p1"):keyword("ward"):reserved()
    t:expect("Fighter"):in_zone "cemetery"
  end }

scenario "12.4.3 Death's Breath: its Fanfare triggers" {
  p1 = { hand = { "Death's Breath" }, cemetery = { "Lilith" }, play_points = 6 },
  function(t)
    t.p1:play "Death's Breath"
    t:expect("Lilith"):keyword "ward"
    t:expect("Forest Bat"):in_zone "ex"
  end }

scenario "10.6.2.3.4 Death's Breath: not without one that costs 8 or less" {
  p1 = { hand = { "Death's Breath" }, cemetery = { "Genesis Dragon" }, play_points = 6 },
  p2 = { cemetery = { "Fighter" } },
  function(t)
    t:cannot(t.p1, "play", "Death's Breath", "10.6.2.3.4")
  end }

scenario "4.4.4.2 Death's Breath: with a full field the follower stays where it is" {
  p1 = { hand = { "Death's Breath" }, cemetery = { "Goliath" },
    field = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 6 },
  function(t)
    t.p1:play "Death's Breath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect(t.p1.field):count(5)
  end }

scenario "12.8.2 Death's Breath: only one that has Ward of its own may be engaged as it comes" {
  p1 = { hand = { "Death's Breath" }, cemetery = { "Angelic Sword Maiden" }, play_points = 6 },
  function(t)
    t.p1:play("Death's Breath"):yes()
    t:expect("Angelic Sword Maiden"):engaged():keyword "ward"
  end }

scenario "10.6.2.3 Death's Breath: one that costs 8 will do" {
  p1 = { hand = { "Death's Breath" }, cemetery = { "Rose Queen", "Lord Atomy" }, play_points = 6 },
  function(t)
    t.p1:play "Death's Breath"
    t:expect("Rose Queen"):in_zone("field"):keyword "ward"
    t:expect("Lord Atomy"):in_zone "cemetery" -- it costs 9
  end }
