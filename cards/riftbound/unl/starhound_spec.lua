-- SPDX-License-Identifier: MIT

scenario "Starhound: a Bird, Cat, Dog or Poro comes back from the trash" {
  p1 = { hand = { "Starhound" }, pool = { energy = 5, order = 1 }, trash = { "Pouty Poro", "Unit 1", "Pakaa Cub" } },
  function(t)
    t.p1:play("Starhound")
    t:expect_no_option("Unit 1")
    t.p1:on("Pakaa Cub")
    t:pass_all()
    t:expect(t.p1.hand):is { "Pakaa Cub" }
  end,
}

scenario "Starhound: nothing else, and none of an opponent's" {
  p1 = { hand = { "Starhound" }, pool = { energy = 5, order = 1 }, trash = { "Unit 1" } },
  p2 = { trash = { "Pouty Poro" } },
  function(t)
    t.p1:play("Starhound")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.trash):count(1)
  end,
}

scenario "484.8.c Starhound: your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Starhound" }, pool = { energy = 5, order = 1 }, trash = { "Pakaa Cub" } },
  p3 = { trash = { "Pouty Poro" } },
  function(t)
    t.p1:play("Starhound")
    t:pass_all()
    t:expect("Pakaa Cub"):in_zone("hand")
    t:expect("Pouty Poro"):in_zone("trash")
  end,
}
