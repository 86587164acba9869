-- SPDX-License-Identifier: MIT

scenario "Lonely Poro: dying alone draws a card" {
  rule = "741.1",
  p1 = { base = { "Unit 1" }, at = { ["West Field"] = { "Lonely Poro" } } },
  p2 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 },
    at = { ["East Field"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t.p2:play("Void Seeker"):on("Lonely Poro")
    t:pass_all()
    t:expect("Lonely Poro"):in_zone("trash")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Lonely Poro: not with a friendly unit there, even one that dies with it" {
  rule = "808.1.d.3",
  p1 = { at = { ["West Field"] = { "Lonely Poro", "Unit 1" } } },
  p2 = { hand = { "Unchecked Power" }, pool = { energy = 7, mind = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Unchecked Power")
    t:pass_all()
    t:expect(t.p1.trash):is { "Lonely Poro", "Unit 1" }
    t:expect(t.p1.hand):count(0)
  end,
}
