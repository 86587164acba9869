-- SPDX-License-Identifier: MIT

scenario "Tasty Faefolk: dying, two exhausted runes and a card" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Tasty Faefolk" } },
  function(t)
    t.p1:play("Vengeance"):on("Tasty Faefolk")
    t:pass_all()
    t:expect(t.p2.runes):count(2):exhausted(2)
    t:expect(t.p2.hand):count(1)
  end,
}

scenario "Tasty Faefolk: Accelerate costs one more and a calm" {
  p1 = { hand = { "Tasty Faefolk" }, pool = { energy = 8, calm = 1 } },
  function(t)
    t.p1:play("Tasty Faefolk"):yes()
    t:expect("Tasty Faefolk"):ready()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Tasty Faefolk: with an empty rune deck still a card" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Tasty Faefolk" }, rune_deck = {} },
  function(t)
    t.p1:play("Vengeance"):on("Tasty Faefolk")
    t:pass_all()
    t:expect(t.p2.runes):count(0)
    t:expect(t.p2.hand):count(1)
  end,
}
