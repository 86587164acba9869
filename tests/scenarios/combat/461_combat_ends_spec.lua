-- SPDX-License-Identifier: MIT
-- What triggers as a showdown or a combat ends (348, 461.7): the frame of it is gone by then.

test_card { id = "t-chronicle", name = "Chronicle", type = "gear", cost = { energy = 0 },
  when { event = "combat_end", run = function(game) game.gain_xp(1) end },
  when { event = "showdown_end", run = function(game) game.gain_xp(10) end },
}

scenario "348 what triggers as a showdown ends triggers once, and the turn goes on" {
  p1 = { base = { "Chronicle", "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 10)
    t:expect_points("p1", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "348.1, 461.7 the showdown of a combat ends before damage, the combat in the end; each triggers once" {
  p1 = { base = { "Chronicle", "Unit 3" } }, p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat "showdown"
    t:expect_chain(1)
    t:expect("Unit 1"):at("West Field"):defending()
    t:expect_no_event "damage"
    t:resolve()
    t:expect_number("p1", "xp", 10)
    t:expect_event("damage", "Unit 1", 3)
    t:pass_all()
    t:expect_order({ "showdown_end", "West Field" }, { "damage", "Unit 1" }, { "win_combat" }, { "combat_end" })
    t:expect_number("p1", "xp", 11)
    t:expect_decision("p1", "turn")
  end }
