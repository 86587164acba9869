-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "5.9 Fate's Hand: two cards; nine spells recover nothing" {
  p1 = { hand = { "Fate's Hand" }, cemetery = spells(9), play_points = 3,
    deck = { "Goblin", "Fighter", "Goliath" } },
  function(t)
    t.p1:play "Fate's Hand"
    t:expect(t.p1.hand):is { "Goblin", "Fighter" }
    t:expect_number("p1", "play_points", 0)
  end }

scenario "13.3.1.2 Fate's Hand: ten spells recover a play point" {
  p1 = { hand = { "Fate's Hand" }, cemetery = spells(10), play_points = 3,
    deck = { "Goblin", "Fighter", "Goliath" } },
  function(t)
    t.p1:play "Fate's Hand"
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "play_points", 1)
  end }

scenario "12.3.4 Fate's Hand: with Quick; no play point above the maximum" {
  turn = "p2",
  p1 = { hand = { "Fate's Hand" }, cemetery = spells(10), play_points = 3, max_play_points = 3 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter"
    t.p1:play("Fate's Hand")
    t:expect_number("p1", "play_points", 1)
    t.p1:pass()
    t:expect(t.p1.hand):count(2)
  end }
