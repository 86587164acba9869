-- SPDX-License-Identifier: MIT

scenario "187.3 Bartered Borders: units on what is no longer theirs contest it at once" {
  p1 = { hand = { "Bartered Borders" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Bartered Borders"):on("West Field", "East Field")
    t:pass_all()
    t:expect_event("control", "West Field", { by = "p2" })
    t:expect_event("control", "East Field", { by = "p1" })
    t.p1:choose "West Field"
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_event("conquer", "West Field", { by = "p1" })
    t:showdown_pass()
    t:expect_control("East Field", "p2")
    t:expect_points("p1", 1) t:expect_points("p2", 1)
  end }

scenario "464.1.b Bartered Borders: what is got by the exchange is not conquered" {
  p1 = { hand = { "Bartered Borders" }, pool = { energy = 3 },
    at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p1", ["East Field"] = "p2" },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Bartered Borders"):on("West Field", "East Field")
    t:pass_all()
    t:expect_no_event("conquer", "East Field", { by = "p1" })
    t:expect_decision("p1", "323.11")
  end }

scenario "187.2.b Bartered Borders: a battlefield that nobody controls is exchanged, too" {
  p1 = { hand = { "Bartered Borders" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Bartered Borders"):on("West Field", "East Field")
    t:pass_all()
    t:expect_event("control", "East Field", { by = "p1" })
    t:showdown_pass()
    t:expect_control("East Field", "nobody")
    t:expect_control("West Field", "p1")
  end }

scenario "740.2 Bartered Borders: team mates exchange, and each takes the own one back" {
  format = "2v2", p1 = { hand = { "Bartered Borders" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 3" } } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Bartered Borders"):on("West Field", "East Field")
    t:pass_all()
    t.p1:choose "West Field"
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:showdown_pass()
    t:expect_control("East Field", "p3")
  end }
