-- SPDX-License-Identifier: MIT

scenario "Dr. Mundo, Expert: has as much more Might as there are cards in my trash" {
  p1 = { base = { "Dr. Mundo, Expert" }, trash = { "Unit 1", "Gust" } },
  p2 = { trash = { "Unit 2" } },
  function(t) t:expect("Dr. Mundo, Expert"):might(8) end,
}

scenario "Dr. Mundo, Expert: recycles three at the start of my Beginning Phase, not of the opponent's" {
  p1 = {
    base = { "Dr. Mundo, Expert" }, trash = { "Unit 1", "Unit 2", "Unit 3", "Unit 4" },
  },
  function(t)
    t:next_turn()
    t:expect(t.p1.trash):count(4)
    t.p2:end_turn()
    t:resolve()
    t.p1:choose("Unit 1", "Unit 2", "Unit 3")
    t:expect(t.p1.trash):is { "Unit 4" }
  end,
}

scenario "484.8.c Dr. Mundo, Expert: cards in your trash, at the start of your Beginning Phase; not a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Dr. Mundo, Expert" }, trash = { "Unit 1" } },
  p3 = { trash = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t:expect("Dr. Mundo, Expert"):might(7)
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect_no_event("trigger", "Dr. Mundo, Expert")
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.trash):count(0)
    t:expect(t.p3.trash):count(3)
  end,
}
