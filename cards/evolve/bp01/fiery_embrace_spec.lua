-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "5.5 Fiery Embrace: destroys an enemy follower" {
  p1 = { hand = { "Fiery Embrace" }, cemetery = spells(9), play_points = 4 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Fiery Embrace"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Fighter"):in_zone "field"
    t:expect_defense("p2", 20)
  end }

scenario "10.11.1 Fiery Embrace: with ten spells 3 damage to the leader of what is gone" {
  p1 = { hand = { "Fiery Embrace" }, cemetery = spells(10), play_points = 4 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:play("Fiery Embrace"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect_defense("p2", 17)
    t:expect_defense("p1", 20)
  end }

scenario "12.3.2 Fiery Embrace: an attacker that it destroys deals nothing" {
  turn = "p2",
  p1 = { hand = { "Fiery Embrace" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p2:attack "Goliath"
    t.p1:play("Fiery Embrace"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect_defense("p1", 20)
  end }

scenario "10.6.2.3.4 Fiery Embrace: not without an enemy follower, whatever would happen to the leader" {
  p1 = { hand = { "Fiery Embrace" }, cemetery = spells(10), field = { "Goliath" }, play_points = 4 },
  p2 = { field = { "Aura 2/2", "Amulet" } },
  function(t)
    t:cannot(t.p1, "play", "Fiery Embrace", "10.6.2.3.4")
  end }

scenario "13.3.1.4 Fiery Embrace: the spells are counted before the follower goes: Daria's Golem comes too late" {
  p1 = { hand = { "Fiery Embrace" }, field = { "Daria, Dimensional Witch" }, cemetery = spells(9), play_points = 4 },
  p2 = { field = { { "Mythril Golem", owner = "p1" } } },
  function(t)
    t.p1:play "Fiery Embrace"
    t:expect("Mythril Golem"):in_zone "cemetery"
    t:expect_number("p1", "spellchain", 11)
    t:expect_defense("p2", 20)
  end }
