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
