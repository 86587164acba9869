-- SPDX-License-Identifier: MIT

scenario "Perched Grimwyrm: only to a battlefield conquered this turn, not to base" {
  p1 = {
    base = { "Unit 3" }, at = { ["East Field"] = { "Unit 2" } },
    hand = { "Perched Grimwyrm" }, pool = { energy = 4 },
  },
  function(t)
    t:cannot(t.p1, "play", "Perched Grimwyrm", "355.2")
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t.p1:play("Perched Grimwyrm") -- there is one place only
    t:expect("Perched Grimwyrm"):at("West Field")
  end,
}

scenario "Perched Grimwyrm: conquered means this turn, and holding is something else" {
  p1 = { base = { "Unit 3" }, hand = { "Perched Grimwyrm" }, runes = { fury = 6 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:can(t.p1, "play", "Perched Grimwyrm")
    t:next_turn()
    t:next_turn()
    t:expect_control("West Field", "p1")
    t:cannot(t.p1, "play", "Perched Grimwyrm", "355.2")
  end,
}

scenario "Perched Grimwyrm: what an opponent has conquered is no place for it" {
  turn = "p2",
  p1 = { hand = { "Perched Grimwyrm" }, runes = { fury = 6 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:showdown_pass()
    t:next_turn()
    t:cannot(t.p1, "play", "Perched Grimwyrm", "355.2")
  end,
}

scenario "Perched Grimwyrm: its printed numbers" {
  p1 = { hand = { "Perched Grimwyrm" } },
  function(t)
    t:expect("Perched Grimwyrm"):attribute("energy", 4):attribute("base_might", 5)
  end,
}

scenario "Perched Grimwyrm: a battlefield that a team mate conquered is none that its player did" {
  format = "2v2",
  p1 = { hand = { "Perched Grimwyrm" }, pool = { energy = 4 }, base = { "Unit 2" } }, p2 = {},
  p3 = { base = { "Unit 3" } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p3")
    t:cannot(t.p1, "play", "Perched Grimwyrm")
  end }
