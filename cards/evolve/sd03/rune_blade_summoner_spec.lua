-- SPDX-License-Identifier: MIT
local function spells(count)
  local list = {}
  for i = 1, count do list[i] = "Insight" end
  return list
end

scenario "13.3.1.2 Rune Blade Summoner: as printed with four spells and a follower" {
  p1 = { hand = { "Rune Blade Summoner" }, cemetery = spells(4), play_points = 3 },
  function(t)
    t.p1:play "Rune Blade Summoner"
    t:expect("Rune Blade Summoner"):attack(1):defense(1):no_keyword "storm"
  end }

scenario "13.3.1.2 Rune Blade Summoner: +4/+4 with five spells, without an end" {
  p1 = { hand = { "Rune Blade Summoner" }, cemetery = spells(5), play_points = 3 },
  function(t)
    t.p1:play "Rune Blade Summoner"
    t:expect("Rune Blade Summoner"):attack(5):defense(5):no_keyword "storm"
    t:next_turn()
    t:expect("Rune Blade Summoner"):attack(5):defense(5)
  end }

scenario "13.3.1.2 Rune Blade Summoner: no Storm with nine" {
  p1 = { hand = { "Rune Blade Summoner" }, cemetery = spells(9), play_points = 3 },
  function(t)
    t.p1:play "Rune Blade Summoner"
    t:expect("Rune Blade Summoner"):attack(5):defense(5):no_keyword "storm"
    t:cannot(t.p1, "attack", "Rune Blade Summoner", "p2's leader")
  end }

scenario "13.3.1.2 Rune Blade Summoner: Storm too with ten" {
  p1 = { hand = { "Rune Blade Summoner" }, cemetery = spells(10), play_points = 3 },
  function(t)
    t.p1:play "Rune Blade Summoner"
    t:expect("Rune Blade Summoner"):attack(5):defense(5):keyword "storm"
    t.p1:attack "Rune Blade Summoner"
    t:expect_defense("p2", 15)
  end }

scenario "13.3.1.1 Rune Blade Summoner: other cards in the cemetery are no spells" {
  p1 = { hand = { "Rune Blade Summoner" }, play_points = 3,
    cemetery = { "Insight", "Insight", "Insight", "Insight", "Fighter", "Amulet", "Goblin" } },
  function(t)
    t.p1:play "Rune Blade Summoner"
    t:expect("Rune Blade Summoner"):attack(1):defense(1)
  end }
