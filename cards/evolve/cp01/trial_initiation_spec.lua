-- SPDX-License-Identifier: MIT
scenario "Trial Initiation: as it says" {
  p1 = { hand = { "Trial Initiation" }, play_points = 1, deck = { "Goblin", "Haru Urara" }, cemetery = { "Narita Taishin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Trial Initiation")
    t.p1:choose(1)
    t.p1:choose("Haru Urara")
    t:expect("Haru Urara"):in_zone("hand")
  end }

scenario "Trial Initiation: or a BNW follower of the cemetery" {
  p1 = { hand = { "Trial Initiation" }, play_points = 1, deck = { "Goblin", "Fighter" }, cemetery = { "Narita Taishin", "Haru Urara" } },
  function(t)
    t.p1:play("Trial Initiation"):choose(2)
    t:expect("Narita Taishin"):in_zone("hand")
    t:expect("Haru Urara"):in_zone("cemetery")
  end }


scenario "Trial Initiation: what is no Umamusume card is not taken" {
  p1 = { hand = { "Trial Initiation" }, play_points = 1, deck = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Trial Initiation"):choose()
    t:expect(t.p1.hand):count(0)
    t:expect_decision("p1", "4.1.5")
  end }

scenario "5.20 Trial Initiation: two cards are seen, what is taken is revealed; nobody of the opponent's cemetery" {
  p1 = { hand = { "Trial Initiation" }, play_points = 1, deck = { "Goblin", "Haru Urara", "Systematic Squats" } },
  p2 = { cemetery = { "Narita Taishin" } },
  function(t)
    t.p1:play("Trial Initiation") -- there is nothing for the second
    t:expect_no_option("Goblin", "Systematic Squats")
    t.p1:choose("Haru Urara")
    t:expect_event("reveal", "Haru Urara")
    t:expect(t.p1.deck):in_order { "Systematic Squats", "Goblin" }
  end }
