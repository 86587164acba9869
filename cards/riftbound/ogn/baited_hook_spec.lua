-- SPDX-License-Identifier: MIT

scenario "Baited Hook: kills a friendly unit and plays one of the top five with up to one more Might" {
  p1 = {
    base = { "Baited Hook", "Unit 2" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 3", "Unit 4", "Gust", "Unit 1", "Filler", "Unit 0" },
  },
  function(t)
    t.p1:use("Baited Hook"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_option("Unit 3", "Unit 1")
    t:expect_no_option("Unit 4")
    t:expect_no_option("Unit 0")
    t.p1:choose("Unit 3")
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect(t.p1.deck):starts_with { "Unit 0" }:count(5)
  end,
}

scenario "Baited Hook: one may take none; a kill that is replaced lets none be taken" {
  p1 = {
    base = { "Baited Hook", "Unit 2", "Zhonya's Hourglass" }, pool = { energy = 1, order = 1 },
    deck = { "Unit 0", "Unit 1", "Filler", "Filler", "Filler" },
  },
  function(t)
    t.p1:use("Baited Hook"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.deck):count(5)
  end,
}

scenario "Baited Hook: not exhausted, not without its cost" {
  p1 = { base = { { "Baited Hook", exhausted = true }, "Unit 2" }, pool = { energy = 1, order = 1 } },
  function(t) t:cannot(t.p1, "use", "Baited Hook", "414.4") end,
}
