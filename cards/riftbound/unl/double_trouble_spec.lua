-- SPDX-License-Identifier: MIT

scenario "Double Trouble: a unit of the top three is revealed and drawn, the rest recycled" {
  p1 = { hand = { "Double Trouble" }, pool = { energy = 2 }, deck = { "Gust", "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Double Trouble")
    t:pass_all()
    t:expect_no_option("Gust")
    t.p1:choose("Unit 1")
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect_event("reveal", "Unit 1")
    t:expect(t.p1.deck):starts_with { "Unit 3" }
  end,
}

scenario "Double Trouble: repeated; one may take none" {
  rule = "820",
  p1 = { hand = { "Double Trouble" }, pool = { energy = 4 },
    deck = { "Gust", "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Double Trouble"):yes()
    t:pass_all()
    t.p1:choose()
    t.p1:choose("Unit 4")
    t:expect(t.p1.hand):is { "Unit 4" }
    t:expect(t.p1.deck):count(5)
  end,
}
