-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "12.4 Mythril Golem: 3 damage to each enemy follower" {
  p1 = { field = { "Fighter" }, hand = { "Mythril Golem" }, cemetery = spells(6), play_points = 6 },
  p2 = { field = { "Goliath", "Goliath" } },
  function(t)
    t.p1:play "Mythril Golem"
    t:expect("Mythril Golem"):in_zone("field"):damage(0)
    t:expect("Goliath#1"):damage(3)
    t:expect("Goliath#2"):damage(3)
    t:expect("Fighter"):damage(0)
    t:expect_defense("p2", 20)
  end }

scenario "13.3.1.2 Mythril Golem: 5 instead with seven spells in the cemetery" {
  p1 = { hand = { "Mythril Golem" }, cemetery = spells(7), play_points = 6 },
  p2 = { field = { "Goliath", "Fighter" }, cemetery = spells(15) },
  function(t)
    t.p1:play "Mythril Golem"
    t:expect("Goliath"):in_zone "cemetery" -- 5 defense
    t:expect("Fighter"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }

scenario "13.3.1.2 Mythril Golem: nothing to leaders with fourteen spells" {
  p1 = { hand = { "Mythril Golem" }, cemetery = spells(14), play_points = 6 },
  function(t)
    t.p1:play "Mythril Golem"
    t:expect_defense("p2", 20)
  end }

scenario "13.3.1.2 Mythril Golem: 5 to the leader too with fifteen, also without followers" {
  p1 = { hand = { "Mythril Golem" }, cemetery = spells(15), play_points = 6 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Mythril Golem"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 15)
  end }

scenario "13.3.1.1 Mythril Golem: only spells count, and only your own" {
  p1 = { hand = { "Mythril Golem" }, play_points = 6,
    cemetery = { "Insight", "Insight", "Insight", "Insight", "Insight", "Insight", "Amulet", "Fighter" } },
  p2 = { field = { "Goliath", "Aura 2/2" }, cemetery = spells(15) },
  function(t)
    t.p1:play "Mythril Golem"
    t:expect("Goliath"):damage(3)
    t:expect("Aura 2/2"):in_zone "cemetery" -- nothing is selected
    t:expect_defense("p2", 20)
  end }

scenario "11.2.1 Mythril Golem: 5 damage to a leader with five defense wins" {
  p1 = { hand = { "Mythril Golem" }, cemetery = spells(15), play_points = 6 },
  p2 = { defense = 5 },
  function(t)
    t.p1:play "Mythril Golem"
    t:expect_winner "p1"
  end }

scenario "13.3.1.2 Mythril Golem: five, neither three nor eight, also with fifteen spells" {
  p1 = { hand = { "Mythril Golem" }, cemetery = spells(15), play_points = 6 },
  p2 = { field = { "Follower 0/6" } },
  function(t)
    t.p1:play "Mythril Golem"
    t:expect("Follower 0/6"):damage(5)
    t:expect_defense("p2", 15)
  end }
