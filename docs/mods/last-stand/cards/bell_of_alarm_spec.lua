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
    t:expect_number("p1", "energy", 0)
    t:showdown_pass()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 2"):at("West Field"):might(2)
  end }

scenario "Bell of Alarm: not in the opponent's turn without an attack" {
  turn = "p2",
  p1 = { base = { "Unit 2" }, hand = { "Bell of Alarm" }, pool = { energy = 1 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 4" } },
  function(t)
    t.p2:play("Stupefy"):on("Unit 2"):pass()
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

scenario "Bell of Alarm: no Reaction while a friendly unit attacks" {
  p1 = { base = { "Unit 2" }, hand = { "Bell of Alarm" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Unit 2"):attribute("attacking", 1)
    t:expect("Bell of Alarm"):no_keyword("reaction")
  end }

scenario "Bell of Alarm: for friendly units only" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Bell of Alarm" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Bell of Alarm")
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Unit 3")
  end }
