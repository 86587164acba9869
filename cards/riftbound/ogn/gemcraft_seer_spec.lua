-- SPDX-License-Identifier: MIT

scenario "Gemcraft Seer: has Vision itself" {
  p1 = { hand = { "Gemcraft Seer" }, pool = { energy = 3, mind = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Gemcraft Seer")
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
  end,
}

scenario "Gemcraft Seer: units that are played have it too, tokens among them" {
  p1 = {
    base = { "Gemcraft Seer" }, hand = { "Unit 0" }, deck = { "Unit 1", "Unit 2", "Unit 3" },
    legend = { "Herald of the Arcane" }, pool = { energy = 1 },
  },
  function(t)
    t.p1:play("Unit 0")
    t:expect_chain(1)
    t:resolve()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 3", "Unit 1" }
    t.p1:use("Herald of the Arcane")
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.deck):starts_with { "Unit 2" }
  end,
}

scenario "Gemcraft Seer: not the opponent's, and not a second Vision for one that has it" {
  rule = "817",
  p1 = { base = { "Gemcraft Seer" } },
  p2 = { hand = { "Unit 0" } },
  turn = "p2",
  function(t)
    t.p2:play("Unit 0")
    t:expect_chain(0)
  end,
}

scenario "740.1 Gemcraft Seer: a team mate's units are friendly" {
  format = "2v2",
  p1 = { base = { "Gemcraft Seer" } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t:expect("Unit 4"):keyword("vision")
    t:expect("Unit 6"):no_keyword("vision")
  end,
}
