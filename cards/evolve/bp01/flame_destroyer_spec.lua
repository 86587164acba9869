-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

for _, case in ipairs { { 4, 9 }, { 5, 6 }, { 9, 6 }, { 10, 3 }, { 15, 0 } } do
  local count, cost = case[1], case[2]
  scenario("10.2.1.3.3 Flame Destroyer: costs " .. cost .. " with " .. count .. " spells") {
    p1 = { hand = { "Flame Destroyer" }, cemetery = spells(count), play_points = 10 },
    function(t)
      t:expect("Flame Destroyer"):cost(cost):attribute("cost", 9)
      t.p1:play "Flame Destroyer"
      t:expect_number("p1", "play_points", 10 - cost)
    end }
end

scenario "10.3.4 Flame Destroyer: in the EX area too" {
  p1 = { ex = { "Flame Destroyer" }, cemetery = spells(15), play_points = 0 },
  function(t)
    t.p1:play "Flame Destroyer"
    t:expect("Flame Destroyer"):in_zone("field"):keyword "rush"
  end }

scenario "13.3.1.2 Flame Destroyer: with fourteen spells it costs 3" {
  p1 = { hand = { "Flame Destroyer" }, cemetery = spells(14) },
  function(t)
    t:expect("Flame Destroyer"):cost(3)
  end }
