-- SPDX-License-Identifier: MIT

scenario "Mindsplitter: the opponent discards the card I choose" {
  p1 = { hand = { "Mindsplitter" }, pool = { energy = 7, chaos = 2 } },
  p2 = { hand = { "Unit 1", "Flame Chompers" } },
  function(t)
    t.p1:play("Mindsplitter")
    t:resolve()
    t:expect_option("Unit 1", "Flame Chompers")
    t.p1:choose("Unit 1")
    t:expect(t.p2.trash):is { "Unit 1" }
    t:expect_event("discard", "Unit 1")
  end,
}

scenario "Mindsplitter: it is the opponent who discards" {
  rule = "422",
  p1 = { hand = { "Mindsplitter" }, pool = { energy = 7, chaos = 2 } },
  p2 = { hand = { "Flame Chompers", "Unit 1" }, pool = { fury = 1 } },
  function(t)
    t.p1:play("Mindsplitter")
    t:resolve()
    t.p1:choose("Flame Chompers")
    t.p2:yes():yes()
    t:pass_all()
    t:expect("Flame Chompers"):at("base"):controlled_by("p2")
  end,
}

scenario "Mindsplitter: an empty hand loses nothing" {
  p1 = { hand = { "Mindsplitter", "Unit 1" }, pool = { energy = 7, chaos = 2 } },
  p2 = {},
  function(t)
    t.p1:play("Mindsplitter")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p2.trash):count(0)
  end,
}

scenario "740.2, 411.1 Mindsplitter: an opponent of two reveals and discards; a team mate is none" {
  format = "2v2",
  p1 = { hand = { "Mindsplitter" }, pool = { energy = 12, any = 5 } },
  p2 = { hand = { "Gust" } },
  p3 = { hand = { "Stupefy" } },
  p4 = { hand = { "Incinerate" } },
  function(t)
    t.p1:play("Mindsplitter")
    assert(not t:accepts(t.p1, "player 3"), "a team mate is an opponent")
    t.p1:choose("player 4")
    t:pass_all()
    t:expect_event("reveal", "Incinerate", { by = "p4" })
    t:expect_event("discard", "Incinerate", { by = "p4" })
    t:expect(t.p2.hand):is { "Gust" }
  end,
}
