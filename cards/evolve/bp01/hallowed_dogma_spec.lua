-- SPDX-License-Identifier: MIT
scenario "5.10 Hallowed Dogma: an amulet of the top five, the others to the bottom" {
  p1 = { hand = { "Hallowed Dogma" }, play_points = 1,
    deck = { "Goblin", "Sacred Plea", "Fighter", "Goliath", "Guardian Sun", "Pinion Prayer" } },
  function(t)
    t.p1:play "Hallowed Dogma"
    t:expect_option("Sacred Plea", "Guardian Sun")
    t:expect_no_option("Goblin", "Pinion Prayer")
    t.p1:choose "Guardian Sun"
    t.p1:order { "Goliath", "Fighter", "Sacred Plea", "Goblin" }
    t:expect(t.p1.hand):is { "Guardian Sun" }
    t:expect_event("reveal", "Guardian Sun")
    t:expect(t.p1.deck):in_order { "Pinion Prayer", "Goliath", "Fighter", "Sacred Plea", "Goblin" }
  end }

scenario "4.1.2.2 Hallowed Dogma: none, and nobody sees what there was" {
  p1 = { hand = { "Hallowed Dogma" }, play_points = 1, deck = { "Sacred Plea", "Fighter" } },
  function(t)
    t.p1:play("Hallowed Dogma"):choose()
    t.p1:order { "Fighter", "Sacred Plea" }
    t:expect(t.p1.hand):count(0)
    t:expect_no_event "reveal"
    t:expect("Sacred Plea"):in_zone("deck"):unseen_by "p2"
  end }

scenario "12.3.4 Hallowed Dogma: with Quick; only an amulet may be taken" {
  turn = "p2",
  p1 = { hand = { "Hallowed Dogma" }, play_points = 1, deck = { "Fighter", "Sacred Plea" } },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter"
    t.p1:play("Hallowed Dogma"):choose "Sacred Plea"
    t.p1:pass()
    t:expect(t.p1.hand):is { "Sacred Plea" }
  end }
