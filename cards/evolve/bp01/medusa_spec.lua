-- SPDX-License-Identifier: MIT
local function cards(count)
  local list = {}
  for i = 1, count do list[i] = "Fighter" end
  return list
end

scenario "13.5.1.2 Medusa: costs 1 less with ten cards in the cemetery" {
  p1 = { hand = { "Medusa" }, cemetery = cards(10), play_points = 5 },
  function(t)
    t:expect("Medusa"):cost(5)
    t.p1:play "Medusa"
    t:expect("Medusa"):in_zone "field"
  end }

scenario "13.5.1.2 Medusa: not with nine" {
  p1 = { hand = { "Medusa" }, cemetery = cards(9), play_points = 5 },
  function(t)
    t:expect("Medusa"):cost(6)
    t:cannot(t.p1, "play", "Medusa", "10.4.4")
  end }

scenario "10.4.6 Medusa: engages and destroys" {
  p1 = { field = { "Medusa" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use("Medusa"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Medusa"):engaged()
  end }

scenario "13.5.2.2 Medusa: 1 less with Sanguine" {
  p1 = { hand = { "Medusa", "Ambling Wraith" }, cemetery = cards(9), play_points = 5 },
  function(t)
    t:expect("Medusa"):cost(6)
    t.p1:play "Ambling Wraith"
    t:expect("Medusa"):cost(5)
    t:expect("Medusa"):attribute("cost", 6)
    t:cannot(t.p1, "play", "Medusa") -- four are left
  end }

scenario "13.5.1.2 Medusa: both, for 4; its ability works in the turn it comes (10.4.6.1)" {
  p1 = { hand = { "Medusa", "Ambling Wraith" }, cemetery = cards(10), play_points = 5 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Ambling Wraith"
    t:expect("Medusa"):cost(4)
    t.p1:play "Medusa"
    t:expect_number("p1", "play_points", 0)
    t.p1:use "Medusa"
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "12.14.2 Medusa: Bane, also when she is attacked; engaged she destroys nothing" {
  turn = "p2",
  p1 = { field = { { "Medusa", engaged = true } } },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t:cannot(t.p1, "use", "Medusa")
    t.p2:attack("Genesis Dragon", "Medusa")
    t:expect("Genesis Dragon"):in_zone "cemetery"
    t:expect("Medusa"):in_zone "cemetery"
  end }
