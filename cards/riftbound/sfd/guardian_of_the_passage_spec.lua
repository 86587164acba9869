-- SPDX-License-Identifier: MIT

scenario "Guardian of the Passage: holding, a unit or gear comes back from the trash" {
  p1 = { at = { ["West Field"] = { "Guardian of the Passage" } }, trash = { "Unit 3", "Long Sword", "Gust" },
    deck = { "Gust" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:expect_no_option("Gust")
    t.p1:on("Long Sword")
    t:resolve()
    t:expect("Long Sword"):in_zone("hand")
    t:expect(t.p1.trash):is { "Unit 3", "Gust" }
  end,
}

scenario "Guardian of the Passage: need not; a spell alone is nothing to return" {
  p1 = { at = { ["West Field"] = { "Guardian of the Passage" } }, trash = { "Gust" } },
  p2 = { trash = { "Unit 3" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect(t.p1.trash):is { "Gust" }
  end,
}

scenario "Guardian of the Passage: only cards of its player's trash" {
  format = "2v2",
  p1 = { at = { ["West Field"] = { "Guardian of the Passage" } }, trash = { "Unit 1", "Orb of Regret", "Cleave" } },
  p2 = { trash = { "Unit 2" } }, p3 = { trash = { "Unit 3" } }, p4 = {},
  turn = "p4",
  function(t)
    t.p4:end_turn()
    t.p1:yes()
    t:expect_options("Unit 1", "Orb of Regret")
    t.p1:choose("Unit 1")
    t:resolve()
    t:expect("Unit 1"):in_zone("hand")
  end }
