-- SPDX-License-Identifier: MIT

scenario "Garbage Grabber: three cards of my trash, one Energy, a card" {
  p1 = {
    base = { "Garbage Grabber" }, pool = { energy = 1 },
    trash = { "Unit 1", "Gust", "Sun Disc", "Unit 2" },
  },
  function(t)
    t.p1:use("Garbage Grabber"):choose("Unit 1", "Gust", "Sun Disc")
    t:expect(t.p1.trash):is { "Unit 2" }
    t:expect("Garbage Grabber"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Garbage Grabber: two cards are too few, the opponent's do not help" {
  p1 = { base = { "Garbage Grabber" }, pool = { energy = 1 }, trash = { "Unit 1", "Gust" } },
  p2 = { trash = { "Unit 2", "Unit 3" } },
  function(t)
    t:cannot(t.p1, "use", "Garbage Grabber")
  end,
}

scenario "484.8.c Garbage Grabber: your trash, a team mate's cards do not help" {
  format = "2v2",
  p1 = { base = { "Garbage Grabber" }, pool = { energy = 1 }, trash = { "Unit 1", "Gust" } },
  p3 = { trash = { "Unit 2", "Unit 3" } },
  function(t) t:cannot(t.p1, "use", "Garbage Grabber", "357.2") end,
}
