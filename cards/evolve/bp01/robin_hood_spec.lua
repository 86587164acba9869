-- SPDX-License-Identifier: MIT

scenario "Robin Hood: 4 damage as it comes, and again for 1 when it is engaged" {
  p1 = { hand = { "Robin Hood" }, play_points = 6 },
  p2 = { field = { "Goliath", "Angelic Sword Maiden" } },
  function(t)
    t.p1:play("Robin Hood"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t.p1:use("Robin Hood"):on "Angelic Sword Maiden"
    t:expect("Angelic Sword Maiden"):damage(4)
    t:expect("Robin Hood"):engaged()
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.7.3.2 Robin Hood: comes without anybody to deal it to, and cannot be used then" {
  p1 = { hand = { "Robin Hood" }, field = { "Fighter" }, play_points = 6 },
  p2 = { field = { "Aura 2/2", "Amulet" } },
  function(t)
    t.p1:play "Robin Hood"
    t:expect("Robin Hood"):in_zone "field"
    t:cannot(t.p1, "use", "Robin Hood")
    t:expect("Fighter"):damage(0)
  end }

scenario "10.4.4 Robin Hood: not without a play point, not when he is engaged" {
  p1 = { field = { "Robin Hood" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "use", "Robin Hood")
  end }

scenario "5.13.1 Robin Hood: four each time, in his next turns too, to one that is not of his side" {
  p1 = { hand = { "Robin Hood" }, field = { "Fighter" }, play_points = 5, max_play_points = 5 },
  p2 = { field = { "Follower 0/6", "Follower 1/6" } },
  function(t)
    t.p1:play "Robin Hood"
    t:expect_no_option("Fighter", "p2's leader")
    t.p1:on "Follower 0/6"
    t:expect("Follower 0/6"):damage(4)
    t:next_turn()
    t:next_turn()
    t.p1:use("Robin Hood"):on "Follower 1/6"
    t:expect("Follower 1/6"):damage(4)
  end }
