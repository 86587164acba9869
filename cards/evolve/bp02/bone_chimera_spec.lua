-- SPDX-License-Identifier: MIT
local function cards(count)
  local list = {}
  for i = 1, count do list[i] = "Fighter" end
  return list
end

scenario "10.3.3 Bone Chimera: Rush and Bane as soon as there are seven cards in the cemetery" {
  p1 = { hand = { "Bone Chimera" }, cemetery = cards(4), deck = cards(4), play_points = 3 },
  p2 = { field = { { "Dragon", engaged = true } } },
  function(t)
    t.p1:play "Bone Chimera"
    t:expect("Bone Chimera"):keyword("rush", "bane")
    t.p1:attack("Bone Chimera", "Dragon")
    t:expect("Dragon"):gone()
  end }

scenario "10.3.3 Bone Chimera: with six it has neither" {
  p1 = { field = { "Bone Chimera" }, cemetery = cards(6) },
  function(t)
    t:expect("Bone Chimera"):no_keyword("rush", "bane")
  end }

scenario "Bone Chimera: its printed numbers" {
  p1 = { hand = { "Bone Chimera" } },
  function(t)
    t:expect("Bone Chimera"):attribute("cost", 3):attribute("attack", 1):attribute("defense", 1)
  end,
}

scenario "Bone Chimera: Fanfare puts three cards into the cemetery" {
  p1 = { hand = { "Bone Chimera" }, play_points = 3 },
  function(t)
    t.p1:play("Bone Chimera")
    t:expect(t.p1.cemetery):count(3)
    t:expect(t.p1.deck):count(17)
  end }

scenario "10.3.3 Bone Chimera: with fewer than seven cards again it has neither" {
  p1 = { field = { { "Bone Chimera", new = true } }, hand = { "Undead King" }, cemetery = cards(7), play_points = 6 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Bone Chimera", "Goliath")
    t.p1:play("Undead King"):choose("Fighter", "Fighter#2")
    t:expect("Bone Chimera"):no_keyword("rush", "bane")
    t:cannot(t.p1, "attack", "Bone Chimera", "Goliath")
  end }
