-- SPDX-License-Identifier: MIT

scenario "Ruin Runner: enemy spells and abilities cannot choose it, friendly ones can" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 2", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Ruin Runner" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Stupefy")
    t:expect_option("Unit 2")
    t:expect_no_option("Ruin Runner")
    t.p1:choose("Unit 2"):pass()
    t.p2:play("Stupefy#2")
    t:expect_option("Ruin Runner")
  end,
}

scenario "Ruin Runner: what does not choose still reaches it" {
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Ruin Runner" } } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t:combat()
    t:expect("Ruin Runner"):in_zone("trash")
  end,
}

scenario "740.2 Ruin Runner: a team mate may choose it, no opponent may" {
  rule = "740.2",
  teams = 2,
  p1 = { base = { "Ruin Runner" } },
  p2 = { base = { "Unit 1" }, hand = { "Punch First" }, pool = { energy = 1, body = 2 } },
  p3 = { base = { "Unit 2" }, hand = { "Punch First" }, runes = { body = 2 } }, p4 = {}, turn = "p2",
  function(t)
    t.p2:play("p2's Punch First")
    t:expect_options("Unit 1", "Unit 2")
    t.p2:choose("Unit 1")
    t:pass_all()
    t:next_turn()
    t.p3:play("p3's Punch First"):on("Ruin Runner")
    t:pass_all()
    t:expect("Ruin Runner"):might(10)
  end,
}
