-- SPDX-License-Identifier: MIT
scenario "5.10 Pompous Princess: a follower for 1 of the top five onto the field" {
  p1 = { hand = { "Pompous Princess" }, play_points = 3,
    deck = { "Goblin", "Swordsman", "Insight", "Goliath", "Fighter", "Snake Priestess" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Pompous Princess"
    t:expect_option("Goblin", "Swordsman")
    t:expect_no_option("Insight", "Goliath", "Snake Priestess")
    t.p1:choose "Swordsman"
    t.p1:order { "Goblin", "Insight", "Goliath", "Fighter" }
    t.p1:on "p2's Goliath" -- Swordsman's Fanfare (12.4.3)
    t:expect(t.p1.field):is { "Pompous Princess", "Swordsman" }
    t:expect(t.p1.deck):in_order { "Snake Priestess", "Goblin", "Insight", "Goliath", "Fighter" }
  end }

scenario "4.1.2.2 Pompous Princess: or none" {
  p1 = { hand = { "Pompous Princess" }, play_points = 3, deck = { "Goblin" } },
  function(t)
    t.p1:play("Pompous Princess"):choose()
    t:expect(t.p1.field):is { "Pompous Princess" }
    t:expect("Goblin"):in_zone("deck"):unseen_by "p2"
  end }

scenario "4.4.4.2 Pompous Princess: on a full field the follower finds no room and goes to the bottom with the others" {
  p1 = { hand = { "Pompous Princess" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 3,
    deck = { "Goblin", "Swordsman", "Insight", "Goliath", "Fighter", "Snake Priestess" } },
  function(t)
    t.p1:play("Pompous Princess"):choose "Goblin"
    t.p1:order { "Fighter", "Goblin", "Swordsman", "Insight", "Goliath" }
    t:expect(t.p1.field):count(5):lacks "Goblin"
    t:expect(t.p1.deck):in_order { "Snake Priestess", "Fighter", "Goblin", "Swordsman", "Insight", "Goliath" }
  end }

scenario "5.10 Pompous Princess: fewer than five are looked at, and stay unseen by the opponent" {
  p1 = { hand = { "Pompous Princess", "Gemstaff Commander" }, play_points = 6,
    deck = { "Insight", "Fighter", "Swordsman" } },
  function(t)
    t.p1:play("Pompous Princess"):choose()
    t.p1:order { "Fighter", "Insight", "Swordsman" }
    t:expect(t.p1.deck):in_order { "Fighter", "Insight", "Swordsman" }
    t:expect("Insight"):unseen_by "p2"
    t:expect_no_event "reveal"
    t:expect_no_event "shuffle"
    t.p1:play("Gemstaff Commander"):choose "Swordsman" -- who searches shows what is found (5.7)
    t:expect_order({ "reveal", "Swordsman" }, { "shuffle" })
  end }
