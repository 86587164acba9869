-- SPDX-License-Identifier: MIT

scenario "Dropboarder: with two gear it is readied" {
  p1 = { hand = { "Dropboarder" }, pool = { energy = 4 }, base = { "Gold", "Long Sword" } },
  function(t)
    t.p1:play("Dropboarder")
    t:pass_all()
    t:expect("Dropboarder"):ready()
  end,
}

scenario "Dropboarder: with one it is not; an attached one counts" {
  p1 = { hand = { "Dropboarder", "Dropboarder" }, pool = { energy = 8 }, base = { { "Unit 1", attached = { "Long Sword" } } } },
  p2 = { base = { "Gold" } },
  function(t)
    t.p1:play("Dropboarder#1")
    t:expect_chain(0)
    t:expect("Dropboarder#1"):exhausted()
  end,
}

scenario "484.8.c Dropboarder: a team mate's gear is not what you control" {
  rule = "484.8.c",
  teams = 2,
  p1 = { hand = { "Dropboarder" }, pool = { energy = 4 }, base = { "Gold" } },
  p2 = {}, p3 = { base = { "Long Sword" } }, p4 = {},
  function(t)
    t.p1:play("Dropboarder")
    t:expect_chain(0)
    t:expect("Dropboarder"):exhausted()
  end,
}
