-- SPDX-License-Identifier: MIT
scenario "Systematic Squats: as it leaves, in whatever way" {
  p1 = { hand = { "Marvelous Sunday" }, field = { "Systematic Squats" }, play_points = 2 },
  function(t)
    t.p1:play("Marvelous Sunday"):yes()
    t:pass_all()
    t:expect("Systematic Squats"):in_zone("hand")
    t:expect("Marvelous Sunday"):attack(3):defense(4)
    t:expect_defense("p1", 22)
  end }

scenario "12.4.3 Systematic Squats: a card as it comes; destroyed it strengthens only an Umamusume of yours" {
  p1 = { hand = { "Systematic Squats", "Dark Offering" }, field = { "Haru Urara", "Goblin" }, play_points = 3,
    deck = { "Fighter", "Goliath", "Fighter" } },
  p2 = { field = { "Haru Urara" } },
  function(t)
    t.p1:play("Systematic Squats")
    t:expect(t.p1.hand):is { "Dark Offering", "Fighter" }
    t.p1:play("Dark Offering"):on "Systematic Squats"
    t:expect("p1's Haru Urara"):attack(3):defense(3)
    t:expect("p2's Haru Urara"):attack(2)
    t:expect("Goblin"):attack(2)
  end }

scenario "10.7.4 Systematic Squats: another card that leaves is none of its business" {
  p1 = { hand = { "Soul Conversion" }, field = { "Systematic Squats", "Haru Urara", "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play("Soul Conversion"):on "Goblin"
    t:expect("Haru Urara"):attack(2):defense(2)
  end }
