-- SPDX-License-Identifier: MIT
scenario "5.10 Skullfane: an amulet of the top four onto the field, the others into the cemetery" {
  p1 = { hand = { "Skullfane" }, play_points = 7,
    deck = { "Goblin", "Sacred Plea", "Fighter", "Dual Flames", "Pinion Prayer" } },
  function(t)
    t.p1:play("Skullfane"):choose "Sacred Plea"
    t:expect("Sacred Plea"):in_zone "field"
    t:expect_event("reveal", "Sacred Plea")
    t:expect(t.p1.cemetery):is { "Goblin", "Fighter", "Dual Flames" }
    t:expect("Pinion Prayer"):in_zone "deck"
  end }

scenario "4.1.2.2 Skullfane: or none" {
  p1 = { hand = { "Skullfane" }, play_points = 7, deck = { "Goblin", "Sacred Plea", "Fighter", "Fighter", "Goliath" } },
  function(t)
    t.p1:play("Skullfane"):choose()
    t:expect(t.p1.field):is { "Skullfane" }
    t:expect(t.p1.cemetery):count(4)
  end }

scenario "10.7.1 Skullfane: 2 damage to all enemies whenever an amulet of yours leaves the field" {
  p1 = { field = { "Skullfane", "Sacred Plea", "Sacred Plea" } },
  p2 = { field = { "Goliath", "Follower 1/2" } },
  function(t)
    t.p1:use "Sacred Plea"
    t:expect("Goliath"):damage(2)
    t:expect("Follower 1/2"):in_zone "cemetery"
    t:expect_defense("p2", 18)
    t:expect("Skullfane"):damage(0)
    t.p1:use "Sacred Plea#2"
    t:expect_defense("p2", 16)
  end }

scenario "10.7.1 Skullfane: not for a follower, nor for the opponent's amulet" {
  p1 = { field = { "Skullfane", "Fighter" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play("Dark Offering"):on "Fighter"
    t:expect_defense("p2", 20)
  end }

scenario "4.4.4.2 Skullfane: on a full field the amulet finds no room and goes with the others" {
  p1 = { hand = { "Skullfane" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 7,
    deck = { "Goblin", "Sacred Plea", "Fighter", "Dual Flames", "Pinion Prayer" } },
  function(t)
    t.p1:play("Skullfane"):choose "Sacred Plea"
    t:expect(t.p1.cemetery):is { "Goblin", "Sacred Plea", "Fighter", "Dual Flames" }
    t:expect(t.p1.deck):in_order { "Pinion Prayer" }
    t:expect_defense("p2", 20) -- it was never on the field
  end }

scenario "12.4.3 Skullfane: the amulet it puts there has its Fanfare" {
  p1 = { hand = { "Skullfane" }, play_points = 7, deck = { "Dual Flames", "Fighter" } },
  function(t)
    t.p1:play("Skullfane"):choose "Dual Flames"
    t:expect(t.p1.field):is { "Skullfane", "Dual Flames", "Holy Tiger" }
    t:expect(t.p1.cemetery):is { "Fighter" } -- there were two cards only
    t:expect(t.p1.deck):count(0)
  end }

scenario "10.7.1 Skullfane: an amulet that goes back to the hand leaves, too; the opponent's does not count" {
  p1 = { field = { "Skullfane", "Sacred Plea" }, hand = { "Nature's Guidance" }, play_points = 1 },
  p2 = { field = { "Pinion Prayer" }, max_play_points = 1 },
  function(t)
    t.p1:play("Nature's Guidance"):on "Sacred Plea"
    t:expect_defense("p2", 18)
    t:next_turn()
    t.p2:use "Pinion Prayer"
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 18)
  end }

test_card(function()
  local all_of_yours = cards { friendly = true }
  return card { id = "t-sweep", name = "Clean Sweep", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.destroy(all_of_yours) end }
end)

scenario "10.7.4.1.2 Skullfane: an amulet that leaves together with it counts" {
  p1 = { field = { "Skullfane", "Sacred Plea" }, hand = { "Clean Sweep" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Clean Sweep"
    t:expect(t.p1.field):count(0)
    t:expect_defense("p2", 18)
    t:expect("Goliath"):damage(2)
  end }

scenario "5.10 Skullfane: nothing but an amulet" {
  p1 = { hand = { "Skullfane" }, play_points = 7, deck = { "Goblin", "Sacred Plea", "Insight", "Fighter" } },
  function(t)
    t.p1:play "Skullfane"
    t:expect_option "Sacred Plea"
    t:expect_no_option("Goblin", "Insight", "Fighter")
  end }

scenario "10.7.2.1 Skullfane: two that leave at once count twice" {
  p1 = { field = { "Skullfane", "Sacred Plea", "Amulet" }, hand = { "Clean Sweep" } },
  p2 = { field = { "Follower 5/5" } },
  function(t)
    t.p1:play("Clean Sweep"):choose(1)
    t:expect_defense("p2", 16)
    t:expect("Follower 5/5"):damage(4)
  end }
