-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "4.7 Rimewind: an unevolved enemy follower into its owner's hand" {
  p1 = { hand = { "Rimewind" }, cemetery = spells(9), play_points = 2 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play("Rimewind"):on "Goliath"
    t:expect(t.p2.hand):is { "Goliath" }
    t:expect("Mythril Golem"):in_zone "field"
  end }

scenario "13.3.1.2 Rimewind: on top of the deck instead with ten spells" {
  p1 = { hand = { "Rimewind" }, cemetery = spells(10), play_points = 2 },
  p2 = { field = { "Goliath" }, deck = { "Goblin" } },
  function(t)
    t.p1:play "Rimewind"
    t:expect(t.p2.hand):count(0)
    t:expect(t.p2.deck):in_order { "Goliath", "Goblin" }
  end }

scenario "10.6.2.3.4 Rimewind: not at an evolved one" {
  p1 = { hand = { "Rimewind" }, play_points = 2 },
  p2 = { field = { { "Goliath", evolved = true } } },
  function(t)
    t:cannot(t.p1, "play", "Rimewind", "10.6.2.3.4")
  end }

scenario "9.1.4.3 Rimewind: a token is gone; in a Quick window it ends an attack" {
  turn = "p2",
  p1 = { hand = { "Rimewind" }, cemetery = spells(10), play_points = 2 },
  p2 = { field = { "Forest Bat" }, deck = { "Goblin" } },
  function(t)
    t.p2:attack "Forest Bat"
    t.p1:play "Rimewind"
    t:expect("Forest Bat"):gone()
    t:expect(t.p2.deck):is { "Goblin" }
    t:expect_defense("p1", 20)
  end }

scenario "10.6.2.3.4 Rimewind: none of your own followers goes back" {
  p1 = { hand = { "Rimewind" }, field = { "Goblin" }, play_points = 2 },
  function(t)
    t:cannot(t.p1, "play", "Rimewind", "10.6.2.3.4")
  end }
