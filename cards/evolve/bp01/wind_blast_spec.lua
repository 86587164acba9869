-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "13.3.1.4 Wind Blast: 2 damage; it does not count itself as the tenth spell" {
  p1 = { hand = { "Wind Blast" }, cemetery = spells(9), play_points = 1 },
  p2 = { field = { "Mythril Golem", "Fighter" } },
  function(t)
    t.p1:play("Wind Blast"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(2)
    t:expect("Fighter"):damage(0)
  end }

scenario "13.3.1.2 Wind Blast: 4 instead with ten spells" {
  p1 = { hand = { "Wind Blast" }, cemetery = spells(10), play_points = 1 },
  p2 = { field = { "Mythril Golem", "Fighter" } },
  function(t)
    t.p1:play("Wind Blast"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(4)
  end }

scenario "12.3.2 Wind Blast: not Quick, and not without an enemy follower" {
  turn = "p2",
  p1 = { hand = { "Wind Blast" }, field = { "Mythril Golem" }, play_points = 1 },
  p2 = { field = { "Fighter", "Goblin" } },
  function(t)
    t.p2:attack("Fighter")
    t:cannot(t.p1, "play", "Wind Blast")
    t.p1:pass()
  end }

scenario "10.6.2.3.4 Wind Blast: not without an enemy follower" {
  p1 = { hand = { "Wind Blast" }, field = { "Mythril Golem" }, play_points = 1 },
  function(t)
    t:cannot(t.p1, "play", "Wind Blast", "10.6.2.3.4")
  end }
