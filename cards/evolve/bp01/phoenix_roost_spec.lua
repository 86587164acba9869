-- SPDX-License-Identifier: MIT
-- The first card of each deck is drawn in the start phase (7.2.4).

scenario "7.3.1 Phoenix Roost: the follower on top may be put onto the field" {
  p1 = { turns = 2, field = { "Phoenix Roost" }, deck = { "Roc", "Fire Lizard", "Goblin" } },
  p2 = { field = { "Goliath" } },
  phase = "start",
  function(t)
    t.p1:choose "Fire Lizard"
    t:expect("Fire Lizard"):in_zone "field"
    t.p1:on "Goliath" -- its Fanfare (12.4.3)
    t:expect("Goliath"):damage(1)
  end }

scenario "7.3.1 Phoenix Roost: or left there, where only he has seen it" {
  p1 = { turns = 2, field = { "Phoenix Roost" }, deck = { "Roc", "Goblin", "Goliath" } },
  phase = "start",
  function(t)
    t.p1:choose()
    t:expect("Goblin"):in_zone("deck"):seen_by("p1"):unseen_by("p2")
    t:expect_decision("p1", "turn")
  end }

scenario "7.3.1 Phoenix Roost: the other player does it in his turn" {
  p1 = { field = { "Phoenix Roost" } },
  p2 = { deck = { "Roc", "Goblin", "Fighter" } },
  turn = "p2", phase = "start",
  function(t)
    t.p2:choose "Goblin"
    t:expect("Goblin"):in_zone("field"):controlled_by("p2"):owned_by "p2"
  end }

scenario "7.3.1 Phoenix Roost: nothing but a follower" {
  p1 = { turns = 2, field = { "Phoenix Roost" }, deck = { "Roc", "Dragon Oracle", "Goblin" } },
  phase = "start",
  function(t)
    t:expect_no_option "Dragon Oracle"
    t.p1:choose() -- asked all the same, so that nobody learns anything (4.1.2.2)
    t:expect("Dragon Oracle"):in_zone("deck"):seen_by("p1"):unseen_by "p2"
  end }

scenario "4.4.4.2 Phoenix Roost: a follower that finds no room stays" {
  p1 = { turns = 2, field = { "Phoenix Roost", "Fighter", "Fighter", "Fighter", "Fighter" },
    deck = { "Roc", "Goblin", "Goliath" } },
  phase = "start",
  function(t)
    t.p1:choose "Goblin"
    t:expect("Goblin"):in_zone "deck"
    t:expect(t.p1.field):count(5)
  end }

scenario "10.7.2 Phoenix Roost: two of them look one after the other, the second at what lies on top then" {
  p1 = { turns = 2, field = { "Phoenix Roost", "Phoenix Roost" }, deck = { "Roc", "Goblin", "Fighter", "Goliath" } },
  phase = "start",
  function(t)
    t.p1:choose "Goblin"
    t.p1:choose "Fighter"
    t:expect(t.p1.field):is { "Phoenix Roost", "Phoenix Roost", "Goblin", "Fighter" }
    t:expect(t.p1.deck):is { "Goliath" }
  end }

scenario "12.8.2 Phoenix Roost: a follower with Ward may be engaged as it comes" {
  p1 = { turns = 2, field = { "Phoenix Roost" }, deck = { "Roc", "Shenlong", "Fighter", "Goliath", "Goblin" } },
  phase = "start",
  function(t)
    t.p1:choose("Shenlong"):yes()
    t:expect("Shenlong"):engaged()
    t:expect_decision("p1", "5.11") -- its Fanfare
    t.p1:choose "Roc"
    t:expect(t.p1.hand):is { "Fighter", "Goliath" }
  end }

scenario "1.3.2 Phoenix Roost: an empty deck shows nothing" {
  p1 = { turns = 2, field = { "Phoenix Roost" }, deck = { "Roc" } },
  phase = "start",
  function(t)
    t:expect(t.p1.hand):is { "Roc" }
    t:expect_decision("p1", "turn")
  end }

scenario "5.10.1 Phoenix Roost: it is the top card alone" {
  p1 = { turns = 2, field = { "Phoenix Roost" }, deck = { "Roc", "Dragon Oracle", "Goblin" } },
  phase = "start",
  function(t)
    t:expect_no_option "Goblin"
    t.p1:choose()
    t:expect("Goblin"):unseen_by "p1"
    t:expect(t.p1.field):count(1)
  end }
