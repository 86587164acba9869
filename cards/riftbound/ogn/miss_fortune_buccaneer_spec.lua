-- SPDX-License-Identifier: MIT

scenario "Miss Fortune, Buccaneer: to an open battlefield, not to one with units" {
  p1 = { hand = { "Miss Fortune, Buccaneer" }, pool = { energy = 4, chaos = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Miss Fortune, Buccaneer")
    t:expect_option("base", "West Field")
    t:expect_no_option("East Field")
    t.p1:choose("West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
  end,
}

scenario "Miss Fortune, Buccaneer: other friendly units too, while she is on the board" {
  p1 = {
    base = { "Miss Fortune, Buccaneer" }, hand = { "Unit 2" }, pool = { energy = 3 },
    legend = { "Herald of the Arcane" },
  },
  function(t)
    t.p1:play("Unit 2"):at("West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:use("Herald of the Arcane")
    t:resolve()
    t:expect_option("East Field", "West Field", "base")
  end,
}

scenario "Miss Fortune, Buccaneer: not the opponent's, and not before she is there" {
  p1 = { hand = { "Miss Fortune, Buccaneer", "Unit 2" }, pool = { energy = 2 } },
  p2 = { base = { "Miss Fortune, Buccaneer" } },
  function(t)
    t.p1:play("Unit 2")
    t:expect("Unit 2"):at("base")
  end,
}

scenario "484.8.d Miss Fortune, Buccaneer: a team mate's units may be played to open battlefields" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Miss Fortune, Buccaneer" } },
  p3 = { hand = { "Unit 2" }, pool = { energy = 2 } },
  function(t)
    t.p3:play("Unit 2"):at("East Field")
    t:pass_all()
    t:expect("Unit 2"):at("East Field"):controlled_by("p3")
  end,
}

scenario "169.10.c Miss Fortune, Buccaneer: not to a battlefield that an opponent controls or has units at" {
  p1 = { base = { "Miss Fortune, Buccaneer" }, hand = { "Unit 2" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["East Field"] = "p2" },
  function(t)
    t.p1:play("Unit 2") -- the base is the only place
    t:expect("Unit 2"):at("base")
  end,
}
