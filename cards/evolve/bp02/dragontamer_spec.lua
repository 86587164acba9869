-- SPDX-License-Identifier: MIT
scenario "12.4.3 Dragontamer: draws a card, then discards one" {
  p1 = { hand = { "Dragontamer", "Goblin" }, deck = { "Fighter", "Goliath" }, play_points = 2 },
  function(t)
    t.p1:play "Dragontamer"
    t:expect_option("Goblin", "Fighter")
    t.p1:choose "Goblin"
    t:expect(t.p1.hand):is { "Fighter" }
  end }

scenario "12.6.2 Dragontamer: evolved, a card of the hand for a Wyrmkin follower of the cemetery" {
  p1 = { field = { "Dragontamer" }, hand = { "Goblin" }, evolve_deck = { "Dragontamer" },
    cemetery = { "Roc", "Dragon Oracle", "Fafnir", "Mist Dragon" }, play_points = 1 },
  p2 = { cemetery = { "Dread Dragon" } },
  function(t)
    t.p1:evolve "Dragontamer"
    t:expect_option("Fafnir", "Mist Dragon")
    t:expect_no_option "Roc"
    t:expect_no_option "Dragon Oracle"
    t:expect_no_option "Dread Dragon"
    t.p1:on("Fafnir"):yes()
    t:expect("Fafnir"):in_zone "hand"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect("Dragontamer"):evolved():attack(3):defense(3)
  end }

scenario "10.4.7.4 Dragontamer: or nothing of it" {
  p1 = { field = { "Dragontamer" }, hand = { "Goblin" }, evolve_deck = { "Dragontamer" },
    cemetery = { "Fafnir" }, play_points = 1 },
  function(t)
    t.p1:evolve("Dragontamer"):no()
    t:expect("Fafnir"):in_zone "cemetery"
    t:expect(t.p1.hand):is { "Goblin" }
  end }

scenario "10.7.3.2 Dragontamer: what would be discarded is none yet (SE3)" {
  p1 = { field = { "Dragontamer" }, hand = { "Fafnir" }, evolve_deck = { "Dragontamer" },
    play_points = 1 },
  function(t)
    t.p1:evolve "Dragontamer"
    t:expect_decision("p1", "turn")
    t:expect("Fafnir"):in_zone "hand"
  end }
