-- SPDX-License-Identifier: MIT

scenario "5.5.1 Soul Conversion: a follower of yours is destroyed, you draw two" {
  p1 = { hand = { "Soul Conversion" }, field = { "Rabbit Necromancer", "Goblin" },
    play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Soul Conversion"
    t:expect_no_option("Goliath")
    t.p1:on "Rabbit Necromancer"
    t:expect("Rabbit Necromancer"):in_zone "cemetery"
    t:expect(t.p1.hand):count(2)
    t:expect_defense("p2", 18) -- its Last Words
  end }

scenario "12.3.4 Soul Conversion: with Quick, of the follower that is attacked" {
  p1 = { field = { "Goliath" } },
  p2 = { hand = { "Soul Conversion" }, field = { { "Goblin", engaged = true } }, play_points = 1 },
  function(t)
    t.p1:attack("Goliath", "Goblin")
    t.p2:play "Soul Conversion"
    t.p2:pass()
    t:expect("Goliath"):damage(0)
    t:expect(t.p2.hand):count(2)
  end }

scenario "10.6.2.3.4 Soul Conversion: not without a follower of yours" {
  p1 = { hand = { "Soul Conversion" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "play", "Soul Conversion", "10.6.2.3.4")
  end }
