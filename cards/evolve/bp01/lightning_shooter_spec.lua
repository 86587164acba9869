-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "12.4 Lightning Shooter: 2 damage to one enemy follower" {
  p1 = { hand = { "Lightning Shooter" }, cemetery = spells(4), play_points = 4 },
  p2 = { field = { "Mythril Golem", "Fighter" } },
  function(t)
    t.p1:play("Lightning Shooter"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(2)
    t:expect("Fighter"):damage(0)
    t:expect_defense("p2", 20)
  end }

scenario "13.3.1.2 Lightning Shooter: 4 instead with five spells" {
  p1 = { hand = { "Lightning Shooter" }, cemetery = spells(5), play_points = 4 },
  p2 = { field = { "Mythril Golem", "Fighter" } },
  function(t)
    t.p1:play("Lightning Shooter"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(4)
    t:expect_defense("p2", 20)
  end }

scenario "13.3.1.2 Lightning Shooter: with ten 4, and 2 to the leader beside" {
  p1 = { hand = { "Lightning Shooter" }, cemetery = spells(10), play_points = 4 },
  p2 = { field = { "Mythril Golem", "Fighter" } },
  function(t)
    t.p1:play("Lightning Shooter"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(4)
    t:expect_defense("p2", 18)
  end }

scenario "12.4.3 Lightning Shooter: comes without a follower to hit, and then hits no leader" {
  p1 = { hand = { "Lightning Shooter" }, cemetery = spells(10), play_points = 4 },
  function(t)
    t.p1:play "Lightning Shooter"
    t:expect("Lightning Shooter"):in_zone "field"
    t:expect_defense("p2", 20)
  end }

scenario "13.3.1.2 Lightning Shooter: with nine the leader is not hit" {
  p1 = { hand = { "Lightning Shooter" }, cemetery = spells(9), play_points = 4 },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:play "Lightning Shooter"
    t:expect("Mythril Golem"):damage(4)
    t:expect_defense("p2", 20)
  end }
