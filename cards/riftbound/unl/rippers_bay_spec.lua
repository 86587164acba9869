-- SPDX-License-Identifier: MIT

scenario "Ripper's Bay: who gets a unit back from there may pay to channel an exhausted rune" {
  battlefields = { "Ripper's Bay", "East Field" },
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["Ripper's Bay"] = { "Unit 3" } }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t:resolve()
    t:expect(t.p2.hand):is { "Unit 3" }
    t:resolve()
    t.p2:yes()
    t:expect(t.p2.runes):exhausted(1)
  end,
}

scenario "Ripper's Bay: not for a unit from elsewhere" {
  battlefields = { "Ripper's Bay", "East Field" },
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t:resolve()
    t:expect_chain(0)
    t:expect(t.p2.runes):count(0)
  end,
}
