-- SPDX-License-Identifier: MIT

scenario "Homecoming: the follower's controller says where it goes" {
  p1 = { hand = { "Homecoming" }, play_points = 3 },
  p2 = { field = { "Goliath", "Fighter" }, deck = { "Goblin", "Onslaught" } },
  function(t)
    local other = t:copy()
    t.p1:play("Homecoming"):on "Goliath"
    t.p2:yes()
    t:expect(t.p2.deck):is { "Goliath", "Goblin", "Onslaught" }
    other.p1:play("Homecoming"):on "Goliath"
    other.p2:no()
    other:expect(other.p2.deck):is { "Goblin", "Onslaught", "Goliath" }
  end }

scenario "Homecoming: with Combo (5) all of them, and tokens are gone" {
  p1 = { hand = { "Homecoming" }, field = { "Fighter" }, play_points = 3, played = 4 },
  p2 = { field = { "Goliath", "Goblin", "Fairy" }, deck = { "Onslaught" } },
  function(t)
    t.p1:play("Homecoming"):on "Goliath"
    t.p2:yes():no():yes():order { "Goliath", "Fairy" }
    t:expect(t.p2.deck):is { "Goliath", "Onslaught", "Goblin" }
    t:expect("Fairy"):gone()
    t:expect("Fighter"):in_zone "field"
  end }
