-- SPDX-License-Identifier: MIT

scenario "Bell of Alarm: gives Last Stand in the showdown it may be played in" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Bell of Alarm" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play("Bell of Alarm"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):keyword("last_stand"):might(5)
    t:showdown_pass()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 2"):at("West Field"):might(2)
  end }

scenario "Bell of Alarm: not in the opponent's turn without an attack" {
  turn = "p2",
  p1 = { base = { "Unit 2" }, hand = { "Bell of Alarm" }, pool = { energy = 1 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p2:play("Stupefy"):pass()
    t:expect("Bell of Alarm"):no_keyword("reaction")
    t:cannot(t.p1, "play", "Bell of Alarm")
  end }

scenario "Bell of Alarm: in one's own turn as any spell; what it gave ends with the turn" {
  p1 = { base = { "Unit 2" }, hand = { "Bell of Alarm" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Bell of Alarm"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("last_stand", 3):might(2)
    t:next_turn()
    t:expect("Unit 2"):no_keyword("last_stand")
  end }
