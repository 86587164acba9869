-- SPDX-License-Identifier: MIT

local FOUR = { "Lilith", "Spectre", "Dire Bond", "Ghost" }

scenario "10.4.7.3 Lord Atomy: for four reserved cards of your field it costs nothing" {
  p1 = { hand = { "Lord Atomy" }, field = FOUR },
  function(t)
    t.p1:play "Lord Atomy"
    t:expect("Lord Atomy"):in_zone "field"
    t:expect(t.p1.field):count(1)
    t:expect(t.p1.cemetery):is { "Lilith", "Spectre", "Dire Bond" } -- a token is none
  end }

scenario "10.4.7.3 Lord Atomy: or for four cards of your EX area, banished" {
  p1 = { hand = { "Lord Atomy" },
    ex = { "Forest Bat", "Forest Bat", "Mimi", "Lilith" } },
  function(t)
    t.p1:play "Lord Atomy"
    t:expect("Lord Atomy"):in_zone "field"
    t:expect(t.p1.ex):count(0)
    t:expect(t.p1.banished):is { "Lilith" }
  end }

scenario "10.4.7.3 Lord Atomy: or for 9 play points" {
  p1 = { hand = { "Lord Atomy" }, field = FOUR, play_points = 9 },
  function(t)
    t.p1:play("Lord Atomy"):choose()
    t:expect("Lord Atomy"):in_zone "field"
    t:expect(t.p1.field):count(5)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.2.2 Lord Atomy: not with a card of another class in the EX area" {
  p1 = { hand = { "Lord Atomy" }, ex = { "Mimi", "Mimi", "Coco", "Goblin" } },
  function(t)
    t:cannot(t.p1, "play", "Lord Atomy")
  end }

scenario "10.6.2.1 Lord Atomy: played from the EX area it cannot be one of the four" {
  p1 = { ex = { "Lord Atomy", "Mimi", "Coco", "Forest Bat" } },
  function(t)
    t:cannot(t.p1, "play", "Lord Atomy")
  end }

scenario "10.4.7.3 Lord Atomy: nor are cards that the opponent controls" {
  p1 = { hand = { "Lord Atomy" }, field = { "Lilith", "Spectre", "Ghost" } },
  p2 = { field = { "Lilith", "Spectre" }, ex = { "Mimi", "Mimi", "Mimi", "Mimi" } },
  function(t)
    t:cannot(t.p1, "play", "Lord Atomy")
  end }

scenario "10.4.2.2 Lord Atomy: not for three, for engaged ones, or ones of another class" {
  p1 = { hand = { "Lord Atomy" }, field = { "Lilith", "Spectre", "Ghost",
      { "Forest Bat", engaged = true }, "Goblin" },
    ex = { "Mimi", "Mimi", "Coco" }, play_points = 8 },
  function(t)
    t:cannot(t.p1, "play", "Lord Atomy")
  end }

scenario "10.6.2.6 Lord Atomy: cards of the EX area make none" {
  p1 = { hand = { "Lord Atomy" }, ex = { "Mimi", "Mimi", "Mimi", "Mimi" },
    field = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 9 },
  function(t)
    t:cannot(t.p1, "play", "Lord Atomy")
  end }

-- The cards given up make room before it is counted (10.6.2.5, 10.6.2.6).
scenario "10.6.2.6 Lord Atomy: onto a full field, for four of its cards" {
  p1 = { hand = { "Lord Atomy", "Goblin" }, play_points = 9,
    field = { "Forest Bat", "Forest Bat", "Forest Bat", "Forest Bat", "Follower 1/1" } },
  function(t)
    t:cannot(t.p1, "play", "Goblin", "10.6.2.6")
    t.p1:play "Lord Atomy" -- no other way
    t:expect("Lord Atomy"):in_zone "field"
    t:expect(t.p1.field):count(2)
    t:expect_number("p1", "play_points", 9)
  end }

scenario "12.5.3 Lord Atomy: what is put into the cemetery for it says its Last Words; it is not destroyed" {
  p1 = { hand = { "Lord Atomy" }, field = { "Rabbit Necromancer", "Spectre", "Dire Bond", "Ghost" } },
  function(t)
    t.p1:play "Lord Atomy"
    t:expect_defense("p1", 18)
    t:expect_defense("p2", 18)
    t:expect_no_event "destroy"
  end }

scenario "10.4.7.3 Lord Atomy: followers that came this turn are reserved, so they will do" {
  p1 = { hand = { "Phantom Howl", "Lord Atomy" }, play_points = 3 },
  function(t)
    t.p1:play "Phantom Howl"
    t.p1:play "Lord Atomy"
    t:expect(t.p1.field):is { "Lord Atomy" }
  end }
