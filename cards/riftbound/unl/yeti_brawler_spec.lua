-- SPDX-License-Identifier: MIT

scenario "Yeti Brawler: conquers with three excess damage, two exhausted Gold" {
  rule = "460.2.c.4",
  p1 = { base = { "Yeti Brawler" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Yeti Brawler", "West Field")
    t:combat()
    t:pass_all()
    t:expect("Gold#1"):at("base"):exhausted()
    t:expect("Gold#2"):at("base"):exhausted()
  end,
}

scenario "Yeti Brawler: two excess damage are too few" {
  p1 = { base = { "Yeti Brawler" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Yeti Brawler", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect(t.p1.base):count(0)
  end,
}

scenario "Yeti Brawler: nor without a combat" {
  p1 = { base = { "Yeti Brawler" } },
  function(t)
    t.p1:move("Yeti Brawler", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect(t.p1.base):count(0)
  end,
}
