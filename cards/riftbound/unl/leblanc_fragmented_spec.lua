-- SPDX-License-Identifier: MIT

scenario "LeBlanc, Fragmented: dying she draws 1" {
  p1 = { base = { "LeBlanc, Fragmented" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("LeBlanc, Fragmented")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "LeBlanc, Fragmented: in your Beginning Phase 2" {
  rule = "315.2",
  p1 = { base = { "LeBlanc, Fragmented" }, hand = { "Shadow's Call" }, runes = { order = 2 } },
  function(t)
    t.p1:play("Shadow's Call")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t:expect("LeBlanc, Fragmented"):in_zone("trash")
    t:expect(t.p1.hand):count(5)
  end,
}
