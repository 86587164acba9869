-- SPDX-License-Identifier: MIT

scenario "Minefield: conquering here puts two cards of the deck into the trash" {
  rule = "431.1.b",
  battlefields = { "Minefield", "East Field" },
  p1 = { base = { "Unit 1" }, deck = { "Unit 2", "Unit 3", "Unit 4" } },
  function(t)
    t.p1:move("Unit 1", "Minefield")
    t:showdown_pass()
    t:pass_all()
    t:expect(t.p1.trash):is { "Unit 2", "Unit 3" }
    t:expect(t.p1.deck):is { "Unit 4" }
  end,
}

scenario "431.1.b Minefield: with one card left the player burns out and goes on" {
  rule = "431.1.b",
  battlefields = { "Minefield", "East Field" },
  p1 = { base = { "Unit 1" }, deck = { "Unit 2" }, trash = { "Unit 5" } },
  function(t)
    t.p1:move("Unit 1", "Minefield")
    t:showdown_pass()
    t:pass_all()
    t:expect_points("p2", 1)
    t:expect(t.p1.trash):count(1)
    t:expect(t.p1.deck):count(1)
  end,
}

scenario "Minefield: not elsewhere, and the opponent's deck is left alone" {
  battlefields = { "Minefield", "East Field" },
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect(t.p1.trash):count(0)
    t:expect(t.p2.trash):count(0)
  end,
}
