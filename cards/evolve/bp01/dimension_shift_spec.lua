-- SPDX-License-Identifier: MIT

local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "10.10.2.4 Dimension Shift: seven play points for ten spells of the cemetery" {
  p1 = { hand = { "Dimension Shift" }, cemetery = spells(10), play_points = 7 },
  function(t)
    t.p1:play "Dimension Shift"
    t:expect(t.p1.banished):count(10)
    t:expect_number("p1", "play_points", 0)
    t:expect("Dimension Shift"):in_zone "cemetery"
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "10.4.2.2 Dimension Shift: not for nine" {
  p1 = { hand = { "Dimension Shift" }, cemetery = spells(9), play_points = 10 },
  function(t)
    t:cannot(t.p1, "play", "Dimension Shift", "10.4.4")
  end }

scenario "10.4.3 Dimension Shift: the spells of the opponent's cemetery pay for nothing, nor do followers" {
  p1 = { hand = { "Dimension Shift" }, cemetery = { "Insight", "Goblin" }, play_points = 10 },
  p2 = { cemetery = spells(10) },
  function(t)
    t:cannot(t.p1, "play", "Dimension Shift")
  end }

scenario "7.4.8 Dimension Shift: two of them are two more turns" {
  p1 = { hand = { "Dimension Shift" }, cemetery = spells(10), play_points = 7, max_play_points = 7,
    deck = { "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play "Dimension Shift"
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "max_play_points", 8) -- a turn like any other
    t:next_turn()
    t:expect_decision("p2", "turn")
  end }
