-- SPDX-License-Identifier: MIT

scenario "Soulgorger: a unit from my trash for its Power alone" {
  rule = "356.1.b",
  p1 = {
    hand = { "Soulgorger" }, pool = { energy = 8, chaos = 3 }, trash = { "Undercover Agent", "Gust" },
  },
  p2 = { trash = { "Unit 1" } },
  function(t)
    t.p1:play("Soulgorger")
    t.p1:yes()
    t.p1:on("Undercover Agent")
    t:pass_all()
    t:expect("Undercover Agent"):at("base")
    t:expect_number("p1", "chaos", 0)
  end,
}

scenario "Soulgorger: without the Power the unit stays in the trash" {
  p1 = { hand = { "Soulgorger" }, pool = { energy = 8, chaos = 2 }, trash = { "Undercover Agent" } },
  function(t)
    t.p1:play("Soulgorger")
    t.p1:yes()
    t.p1:on("Undercover Agent")
    t:pass_all()
    t:expect("Undercover Agent"):in_zone("trash")
  end,
}

scenario "Soulgorger: one need not" {
  p1 = { hand = { "Soulgorger" }, pool = { energy = 8, chaos = 2 }, trash = { "Unit 1" } },
  function(t)
    t.p1:play("Soulgorger")
    t.p1:no()
    t:expect("Unit 1"):in_zone("trash")
  end,
}

scenario "484.8.c Soulgorger: from your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Soulgorger" }, pool = { energy = 9, any = 9 }, trash = { "Unit 1", "Unit 2" } },
  p3 = { trash = { "Unit 3" } },
  function(t)
    t.p1:play("Soulgorger"):at("base")
    t.p1:yes()
    t:expect_options("Unit 1", "Unit 2")
  end,
}
