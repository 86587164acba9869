-- SPDX-License-Identifier: MIT

scenario "Forge of the Future: a Recruit at the base" {
  p1 = { hand = { "Forge of the Future" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Forge of the Future")
    t:pass_all()
    t:expect("Recruit"):at("base")
  end,
}

scenario "Forge of the Future: killed, it recycles up to four cards of any trashes" {
  p1 = { base = { "Forge of the Future" }, trash = { "Unit 1", "Gust" } },
  p2 = { trash = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:use("Forge of the Future")
    t:expect_no_option("Forge of the Future")
    t.p1:choose("Unit 1", "Gust", "Unit 2", "Unit 4")
    t:pass_all()
    t:expect(t.p1.trash):is { "Forge of the Future" }
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect(t.p1.deck):count(22)
    t:expect(t.p2.deck):count(22)
  end,
}

scenario "Forge of the Future: with nothing in the trashes it may be used for nothing" {
  rule = "355.13",
  p1 = { base = { "Forge of the Future" } },
  function(t)
    t.p1:use("Forge of the Future")
    t:pass_all()
    t:expect("Forge of the Future"):in_zone("trash")
  end,
}

scenario "355.9.a Forge of the Future: cards of any trash, a team mate's and opponents'" {
  format = "2v2",
  p1 = { base = { "Forge of the Future" }, trash = { "Unit 1" } },
  p2 = { trash = { "Unit 2" } },
  p3 = { trash = { "Unit 3" } },
  p4 = { trash = { "Unit 4" } },
  function(t)
    t.p1:use("Forge of the Future")
    t:expect_option("Unit 1", "Unit 2", "Unit 3", "Unit 4")
    t.p1:choose("Unit 2", "Unit 3")
    t:resolve()
    t:expect_event("recycle", "Unit 3", { by = "p1" })
    t:expect(t.p3.trash):count(0)
    t:expect(t.p4.trash):count(1)
  end,
}
