-- SPDX-License-Identifier: MIT
scenario "The Will to Overtake: some on top, the others to the bottom, both in an order" {
  p1 = { hand = { "The Will to Overtake" }, play_points = 1, deck = { "Goblin", "Fighter", "Goliath", "Spell" } },
  function(t)
    t.p1:play("The Will to Overtake"):choose("Goblin", "Goliath")
    t.p1:order { "Goliath", "Goblin" }
    t:expect(t.p1.deck):in_order { "Goliath", "Goblin", "Spell", "Fighter" }
  end }

scenario "The Will to Overtake: given up for a card, two play points" {
  p1 = { field = { "The Will to Overtake" }, play_points = 2 },
  function(t)
    t.p1:use("The Will to Overtake")
    t:expect(t.p1.hand):count(1)
    t:expect("The Will to Overtake"):in_zone("cemetery")
    t:expect_number("p1", "play_points", 0)
  end }


scenario "The Will to Overtake: not for one" {
  p1 = { field = { "The Will to Overtake" }, play_points = 1 },
  function(t) t:cannot(t.p1, "use", "The Will to Overtake") end }

scenario "5.10 The Will to Overtake: all on top, or all to the bottom; only its player sees them" {
  p1 = { hand = { "The Will to Overtake", "The Will to Overtake" }, play_points = 2, deck = { "Goblin", "Fighter", "Goliath", "Spell" } },
  function(t)
    t.p1:play("The Will to Overtake"):choose()
    t.p1:order { "Goliath", "Goblin", "Fighter" }
    t:expect(t.p1.deck):in_order { "Spell", "Goliath", "Goblin", "Fighter" }
    t.p1:play("The Will to Overtake"):choose("Spell", "Goliath", "Goblin")
    t.p1:order { "Goblin", "Goliath", "Spell" }
    t:expect(t.p1.deck):in_order { "Goblin", "Goliath", "Spell", "Fighter" }
    t:expect("Goblin"):seen_by("p1"):unseen_by("p2")
  end }
