-- SPDX-License-Identifier: MIT

scenario "Xin Zhao, Vigilant: with two other units in the base he enters ready" {
  p1 = { hand = { "Xin Zhao, Vigilant" }, pool = { energy = 3, order = 1 }, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Xin Zhao, Vigilant")
    t:expect("Xin Zhao, Vigilant"):ready()
  end,
}

scenario "Xin Zhao, Vigilant: also when he is played to a battlefield" {
  p1 = { hand = { "Xin Zhao, Vigilant" }, pool = { energy = 3, order = 1 }, base = { "Unit 1", "Unit 2" },
    at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Xin Zhao, Vigilant"):at("West Field")
    t:expect("Xin Zhao, Vigilant"):ready():at("West Field")
  end,
}

scenario "Xin Zhao, Vigilant: not with one there and one at a battlefield" {
  p1 = { hand = { "Xin Zhao, Vigilant" }, pool = { energy = 3, order = 1 }, base = { "Unit 1" },
    at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Xin Zhao, Vigilant"):at("base")
    t:expect("Xin Zhao, Vigilant"):exhausted()
  end,
}

scenario "484.8.c Xin Zhao, Vigilant: a team mate's units do not count" {
  rule = "484.8.c",
  teams = 2,
  p1 = { hand = { "Xin Zhao, Vigilant" }, pool = { energy = 3, order = 1 }, base = { "Unit 1" } },
  p2 = {}, p3 = { base = { "Unit 2", "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Xin Zhao, Vigilant")
    t:expect("Xin Zhao, Vigilant"):exhausted()
  end,
}
