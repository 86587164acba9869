-- SPDX-License-Identifier: MIT

scenario "Herald of Scales: Dragons cost two less" {
  p1 = { base = { "Herald of Scales" }, hand = { "Dune Drake", "Unit 5" }, pool = { energy = 3 } },
  function(t)
    t:cannot(t.p1, "play", "Unit 5")
    t.p1:play("Dune Drake")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Herald of Scales: never below one, however many there are" {
  rule = "356.4.e",
  p1 = {
    base = { "Herald of Scales", "Herald of Scales", "Herald of Scales" }, hand = { "Dune Drake" },
    pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Dune Drake")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Herald of Scales: not the opponent's Dragons" {
  p1 = { base = { "Herald of Scales" } },
  p2 = { hand = { "Dune Drake" }, runes = { body = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Dune Drake")
  end,
}

scenario "484.8.c Herald of Scales: your Dragons, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Herald of Scales" } },
  p3 = { hand = { "Raging Firebrand" }, pool = { energy = 4, fury = 1 } },
  turn = "p3",
  function(t)
    t:cannot(t.p3, "play", "Raging Firebrand", "357")
  end,
}
