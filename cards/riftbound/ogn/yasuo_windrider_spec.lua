-- SPDX-License-Identifier: MIT

scenario "Yasuo, Windrider: a point for his third move in a turn" {
  p1 = { base = { "Yasuo, Windrider" }, hand = { "Flash", "Flash" }, pool = { energy = 4 } },
  p2 = {},
  function(t)
    t.p1:move("Yasuo, Windrider", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)          -- conquered
    t.p1:play("Flash"):choose("Yasuo, Windrider")
    t:pass_all()
    t:expect_points("p1", 1)
    t:next_turn()
    t:next_turn()
    t.p1:move("Yasuo, Windrider", "West Field")
    t:expect_no_event("trigger", "Yasuo, Windrider")
  end,
}

scenario "Yasuo, Windrider: Ganking counts, the fourth move does not" {
  p1 = {
    at = { ["West Field"] = { "Yasuo, Windrider" } }, controls = nil,
    hand = { "Flash" }, pool = { energy = 2 },
  },
  function(t)
    t.p1:move("Yasuo, Windrider", "East Field")
    t:showdown_pass()
    t.p1:play("Flash"):choose("Yasuo, Windrider")
    t:pass_all()
    t:expect_no_event("trigger", "Yasuo, Windrider")
    t:expect("Yasuo, Windrider"):attribute("moves", 2)
  end,
}

scenario "Yasuo, Windrider: his third move in a turn gives a point" {
  p1 = {
    at = { ["West Field"] = { "Yasuo, Windrider" } },
    hand = { "Flash", "Flash" }, pool = { energy = 4 },
  },
  function(t)
    t.p1:play("Flash"):choose("Yasuo, Windrider")
    t:pass_all()
    t.p1:move("Yasuo, Windrider", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:play("Flash"):choose("Yasuo, Windrider")
    t:pass_all()
    t:expect_points("p1", 2)
  end,
}

scenario "Yasuo, Windrider: another unit's third move, or his fourth, gives nothing" {
  p1 = { at = { ["West Field"] = { "Yasuo, Windrider" } }, base = { "Unit 1" }, hand = { "Flash", "Flash", "Ride the Wind" },
    pool = { energy = 6, chaos = 1 } },
  function(t)
    t.p1:play("Flash#1"):choose("Yasuo, Windrider")
    t:pass_all()
    t.p1:play("Ride the Wind"):on("Yasuo, Windrider"):choose("East Field")
    t:resolve()
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:play("Flash in hand"):choose("Yasuo, Windrider")
    t:pass_all()
    t:expect_points("p1", 2)
    t:forget()
    t.p1:move("Unit 1", "West Field")
    t:expect_no_event("trigger", "Yasuo, Windrider")
  end,
}

scenario "Yasuo, Windrider: the point is his player's, and counts for the team" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Yasuo, Windrider" } }, hand = { "Ride the Wind", "Ride the Wind" }, pool = { energy = 4, chaos = 2 }, points = 5 },
  p2 = {}, p3 = { points = 5 }, p4 = {},
  function(t)
    t.p1:play("Ride the Wind"):choose("base")
    t:resolve()
    t.p1:play("Ride the Wind"):choose("West Field")
    t:resolve()
    t:showdown_pass()
    t.p1:move("Yasuo, Windrider", "base")
    t:resolve()
    t:expect_winner("p1")
  end }
