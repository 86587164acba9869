-- SPDX-License-Identifier: MIT
scenario "Vampiric Fortress: as it says" {
  p1 = { hand = { "Vampiric Fortress" }, play_points = 2, deck = { "Vania, Vampire Princess", "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Vampiric Fortress")
    t.p1:choose("Vania, Vampire Princess")
    t:expect("Vania, Vampire Princess"):in_zone("hand")
  end }

scenario "Vampiric Fortress: given up for a Forest Bat" {
  p1 = { field = { "Vampiric Fortress" }, play_points = 1 },
  function(t)
    t.p1:use("Vampiric Fortress")
    t:expect(t.p1.field):is { "Forest Bat" }
    t:expect("Vampiric Fortress"):in_zone("cemetery")
    t:expect_number("p1", "play_points", 0)
  end }


scenario "Vampiric Fortress: only a Vampire is taken, and none need be; three cards are seen" {
  p1 = { hand = { "Vampiric Fortress" }, play_points = 1,
    deck = { "Vania, Vampire Princess", "Goblin", "Fighter", "Veight, Vampire Noble" } },
  function(t)
    t.p1:play("Vampiric Fortress")
    t:expect_no_option("Goblin", "Fighter", "Veight, Vampire Noble")
    t.p1:choose()
    t.p1:order { "Goblin", "Fighter", "Vania, Vampire Princess" }
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):in_order { "Veight, Vampire Noble", "Goblin", "Fighter", "Vania, Vampire Princess" }
  end }

scenario "5.20 Vampiric Fortress: what is taken is revealed" {
  p1 = { hand = { "Vampiric Fortress" }, play_points = 1, deck = { "Precious Bloodfangs", "Goblin" } },
  function(t)
    t.p1:play("Vampiric Fortress"):choose("Precious Bloodfangs")
    t:expect_event("reveal", "Precious Bloodfangs")
    t:expect("Precious Bloodfangs"):seen_by("p2")
  end }
