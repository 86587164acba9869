-- SPDX-License-Identifier: MIT

scenario "Chem-Baroness: holding, exhausted for a Gold that enters exhausted" {
  rule = "464.2",
  p1 = { legend = "Chem-Baroness", at = { ["West Field"] = { "Unit 2" } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect("Chem-Baroness"):exhausted()
    t:expect("Gold"):at("base"):exhausted()
  end,
}

scenario "Chem-Baroness: one may decline, and an opponent's hold is nothing" {
  p1 = { legend = "Chem-Baroness", at = { ["West Field"] = { "Unit 2" } } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:no()
    t:expect("Chem-Baroness"):ready()
    t.p1:end_turn()
    t:expect("Chem-Baroness"):ready()
    t:expect_chain(0)
  end,
}

scenario "Chem-Baroness: within three points of the Victory Score Gold adds one Energy, too" {
  rule = "429",
  p1 = { legend = "Chem-Baroness", points = 5, base = { "Gold" } },
  function(t)
    t.p1:use("Gold")
    t:expect_number("p1", "any", 1)
    t:expect_number("p1", "energy", 1)
    t:expect("Gold"):gone()
  end,
}

scenario "Chem-Baroness: that pays, too" {
  rule = "429.3",
  p1 = { legend = "Chem-Baroness", points = 6, base = { "Gold", "Gold" }, hand = { "Unit 2" } },
  function(t)
    t.p1:play("Unit 2")
    t:expect("Unit 2"):at("base")
    t:expect_number("p1", "any", 2)
  end,
}

scenario "Chem-Baroness: not further away, and not an opponent's Gold" {
  p1 = { legend = "Chem-Baroness", points = 4, base = { "Gold" }, hand = { "Unit 1" } },
  p2 = { points = 7, base = { "Gold" }, hand = { "Unit 1" } },
  function(t)
    t:cannot(t.p1, "play", "p1's Unit 1")
    t.p1:end_turn()
    t.p2:use("Gold#2")
    t:expect_number("p2", "any", 1)
    t:expect_number("p2", "energy", 0)
  end,
}

scenario "484.8.c Chem-Baroness: your Gold, not a team mate's" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Chem-Baroness", points = 9, base = { "Gold" } },
  p3 = { base = { "Gold" } },
  function(t)
    t.p3:use("p3's Gold")
    t:expect_number("p3", "any", 1)
    t:expect_number("p3", "energy", 0)
  end,
}

scenario "484.6 Chem-Baroness: in teams the score is that of the team" {
  rule = "484.6",
  format = "2v2",
  p1 = { legend = "Chem-Baroness", points = 3, base = { "Gold" } }, p2 = {},
  p3 = { points = 5, base = { "Gold" } }, p4 = {},
  function(t)
    t.p1:use("Gold#1")
    t:expect_number("p1", "energy", 1)
    t:expect("p3's Gold"):at("base")
  end,
}

scenario "478.3 Chem-Baroness: seven points of a team of eleven are too few" {
  rule = "478.3",
  format = "2v2",
  p1 = { legend = "Chem-Baroness", points = 3, base = { "Gold" } }, p2 = { points = 9 },
  p3 = { points = 4 }, p4 = {},
  function(t)
    t.p1:use("Gold")
    t:expect_number("p1", "any", 1)
    t:expect_number("p1", "energy", 0)
  end,
}
