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

scenario "4.4.4.2 Hishi Amazon: she may pay on a full field, and nobody comes" {
  p1 = { hand = { "Hishi Amazon" }, play_points = 6, deck = { "Winning Ticket", "Goblin" },
    field = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Hishi Amazon"):yes()
    if t:now().kind ~= "turn" then t.p1:choose("Winning Ticket") end
    t:expect(t.p1.field):count(5):lacks "Winning Ticket"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "5.7.1 Hishi Amazon: a follower that costs 3 and is no Umamusume is not found, nor a spell" {
  p1 = { hand = { "Hishi Amazon" }, play_points = 6, deck = { "Goliath", "Winning Ticket", "Champion's Passion" } },
  function(t)
    t.p1:play("Hishi Amazon"):yes()
    t:expect_no_option("Goliath", "Champion's Passion")
    t.p1:choose()
    t:expect(t.p1.field):is { "Hishi Amazon" }
    t:expect_event("shuffle")
  end }
