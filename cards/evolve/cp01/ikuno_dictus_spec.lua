-- SPDX-License-Identifier: MIT
scenario "Ikuno Dictus: as it says" {
  p1 = { hand = { "Ikuno Dictus" }, play_points = 3, deck = { "Goblin", "Amulet", "Haru Urara" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Ikuno Dictus")
    t.p1:no()
    t:expect_option("Amulet", "Haru Urara")
    t:expect_no_option("Goblin")
    t.p1:choose("Amulet")
    t:expect("Amulet"):in_zone("hand")
    t:expect_decision("p1", "4.1.5")
  end }

scenario "5.10.1 Ikuno Dictus: three cards are seen; what is taken is revealed, and none need be" {
  p1 = { hand = { "Ikuno Dictus" }, play_points = 3, deck = { "Goblin", "Fighter", "Haru Urara", "Amulet" } },
  function(t)
    t.p1:play("Ikuno Dictus"):no()
    t:expect_no_option("Amulet")
    t.p1:choose("Haru Urara")
    t.p1:order { "Fighter", "Goblin" }
    t:expect_event("reveal", "Haru Urara")
    t:expect(t.p1.deck):in_order { "Amulet", "Fighter", "Goblin" }
  end }
