-- SPDX-License-Identifier: MIT

scenario "10.6.2.3.2 Undead King: up to two followers of your cemetery into the hand" {
  p1 = { hand = { "Undead King" }, cemetery = { "Goblin", "Summon Bloodkin", "Fighter", "Goliath" },
    play_points = 6 },
  p2 = { cemetery = { "Veteran Lancer" } },
  function(t)
    t.p1:play "Undead King"
    t:expect_no_option("Summon Bloodkin", "Veteran Lancer")
    assert(not t:accepts(t.p1, "Goblin", "Fighter", "Goliath"), "no more than two")
    t.p1:on("Goblin", "Goliath")
    t:expect(t.p1.hand):is { "Goblin", "Goliath" }
    t:expect("Fighter"):in_zone "cemetery"
  end }

scenario "10.6.2.3.2 Undead King: or none" {
  p1 = { hand = { "Undead King" }, cemetery = { "Goblin" }, play_points = 6 },
  function(t)
    t.p1:play("Undead King"):choose()
    t:expect("Goblin"):in_zone "cemetery"
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.6.2.3.2 Undead King: one alone will do; who was played onto the field cannot be one of them" {
  p1 = { hand = { "Undead King" }, cemetery = { "Goblin", "Fighter" }, play_points = 6 },
  function(t)
    t.p1:play("Undead King")
    t:expect_no_option("Undead King")
    t.p1:on("Fighter")
    t:expect(t.p1.hand):is { "Fighter" }
    t:expect("Goblin"):in_zone("cemetery")
  end }
