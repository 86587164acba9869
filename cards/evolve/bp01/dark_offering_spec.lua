-- SPDX-License-Identifier: MIT
scenario "5.5 Dark Offering: a card of your own for 3 defense and a card" {
  p1 = { hand = { "Dark Offering" }, field = { "Fighter", "Sacred Plea" }, play_points = 1, defense = 10 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Dark Offering"
    t:expect_option("Fighter", "Sacred Plea")
    t:expect_no_option "Goliath"
    t.p1:choose "Sacred Plea"
    t:expect("Sacred Plea"):in_zone "cemetery"
    t:expect_defense("p1", 13)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.6.2.3.4 Dark Offering: not without a card on your field" {
  p1 = { hand = { "Dark Offering" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "play", "Dark Offering", "10.6.2.3.4")
  end }

scenario "12.5.3 Dark Offering: a follower that is given says its Last Words; in a Quick window too" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Dark Offering" }, field = { { "Bellringer Angel", engaged = true } }, play_points = 1 },
  function(t)
    t.p1:attack("Goliath", "Bellringer Angel")
    t.p2:play "Dark Offering"
    t.p2:pass()
    t:expect_defense("p2", 23)
    t:expect(t.p2.hand):count(2)
    t:expect("Goliath"):damage(0)
  end }
