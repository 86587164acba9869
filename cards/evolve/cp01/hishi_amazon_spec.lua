-- SPDX-License-Identifier: MIT
scenario "Hishi Amazon: three more play points bring an Umamusume follower that costs 3" {
  p1 = { hand = { "Hishi Amazon" }, play_points = 6, deck = { "Winning Ticket", "Haru Urara", "Goblin" } },
  function(t)
    t.p1:play("Hishi Amazon"):yes()
    t:expect_no_option("Haru Urara")
    t.p1:choose("Winning Ticket")
    t:expect("Winning Ticket"):in_zone("field")
  end }

scenario "Hishi Amazon: without three more play points nobody comes; Rush" {
  p1 = { hand = { "Hishi Amazon" }, play_points = 5, deck = { "Fine Motion" } },
  function(t)
    t.p1:play("Hishi Amazon")
    t:expect(t.p1.field):count(1)
    t:expect("Hishi Amazon"):keyword("rush", "race")
  end }
