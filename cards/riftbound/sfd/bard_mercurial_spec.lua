-- SPDX-License-Identifier: MIT

scenario "Bard, Mercurial: exhausting the legend moves any number of units to an open battlefield" {
  rule = "355.4",
  p1 = { hand = { "Bard, Mercurial" }, pool = { energy = 4, mind = 1 }, legend = "Blind Monk",
    base = { "Unit 1", "Unit 2", "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Bard, Mercurial"):yes()
    t:expect("Blind Monk"):exhausted()
    t.p1:choose("Unit 1", "Unit 3", "Bard, Mercurial")
    t:resolve()
    t:expect("p1's Unit 1"):at("West Field")
    t:expect("Unit 3"):at("West Field")
    t:expect("Bard, Mercurial"):at("West Field")
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Bard, Mercurial: without the cost nobody moves; an exhausted legend cannot pay" {
  p1 = { hand = { "Bard, Mercurial" }, pool = { energy = 4, mind = 1 }, legend = { "Blind Monk", exhausted = true },
    base = { "Unit 1" } },
  function(t)
    t.p1:play("Bard, Mercurial")
    t:expect_chain(0)
    t:expect("Bard, Mercurial"):at("base")
  end,
}

scenario "Bard, Mercurial: no open battlefield, no destination" {
  rule = "355.4.a",
  p1 = { hand = { "Bard, Mercurial" }, pool = { energy = 4, mind = 1 }, legend = "Blind Monk",
    at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Bard, Mercurial"):yes():at("base")
    t:pass_all()
    t:expect("Bard, Mercurial"):at("base")
    t:expect_no_event("move")
  end,
}

scenario "484.8.c Bard, Mercurial: a team mate's units are not yours" {
  rule = "484.8.c",
  teams = 2,
  p1 = { legend = "Purifier", hand = { "Bard, Mercurial" }, pool = { energy = 4, mind = 1 }, base = { "Unit 2" } },
  p2 = {}, p3 = { base = { "Unit 3" } }, p4 = {},
  function(t)
    t.p1:play("Bard, Mercurial"):yes()
    t:expect_option("Unit 2")
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 2"):choose("West Field")
    t:resolve()
    t:expect("Unit 2"):at("West Field")
  end,
}
