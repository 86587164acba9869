-- SPDX-License-Identifier: MIT

scenario "Eminent Benefactor: holding makes two exhausted Gold" {
  p1 = { at = { ["West Field"] = { "Eminent Benefactor" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.base):is { "Gold", "Gold" }
    t:expect("Gold#1"):exhausted()
  end,
}

scenario "Eminent Benefactor: not when it stays in the base" {
  p1 = { base = { "Eminent Benefactor" }, at = { ["West Field"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.base):is { "Eminent Benefactor" }
  end,
}
