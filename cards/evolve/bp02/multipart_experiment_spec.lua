-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "5.17.2 Multipart Experiment: two of the three, in the order of the card" {
  p1 = { hand = { "Multipart Experiment" }, cemetery = spells(9), play_points = 4 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play "Multipart Experiment"
    assert(not t:accepts(t.p1, 1, 2, 3), "three can be chosen")
    assert(not t:accepts(t.p1), "none can be chosen")
    t.p1:choose(1, 3):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(3)
    t:expect(t.p1.field):count(0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "5.17.2 Multipart Experiment: or one" {
  p1 = { hand = { "Multipart Experiment" }, cemetery = spells(9), play_points = 4 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play("Multipart Experiment"):choose(2)
    t.p1:no() -- the golem is not engaged
    t:expect(t.p1.field):is { "Guardform Golem" }
    t:expect("Mythril Golem"):damage(0)
    t:expect(t.p1.hand):count(0)
  end }

scenario "13.3.1.2 Multipart Experiment: three with ten spells, also fewer" {
  p1 = { hand = { "Multipart Experiment" }, cemetery = spells(10), play_points = 4 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play "Multipart Experiment"
    assert(t:accepts(t.p1, 2), "one can be chosen")
    t.p1:choose(1, 2, 3):on "Mythril Golem"
    t.p1:no()
    t:expect("Mythril Golem"):damage(3)
    t:expect(t.p1.field):is { "Guardform Golem" }
    t:expect(t.p1.hand):count(1)
  end }

scenario "5.17.3 Multipart Experiment: without an enemy follower the first cannot be chosen" {
  p1 = { hand = { "Multipart Experiment" }, play_points = 4 },
  function(t)
    t.p1:play "Multipart Experiment"
    t:expect_no_option "mode 1"
    t.p1:choose("(2)", "(3)"):no()
    t:expect(t.p1.field):count(1)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.6.2.3 Multipart Experiment: none of your own followers is hit" {
  p1 = { hand = { "Multipart Experiment" }, play_points = 4, field = { "Goliath" } },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:play("Multipart Experiment"):choose("(1)")
    t:expect("Mythril Golem"):damage(3)
    t:expect("Goliath"):damage(0)
  end }
