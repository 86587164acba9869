-- SPDX-License-Identifier: MIT

scenario "Sacrifice: kills a Mighty friend, draws two, channels one exhausted" {
  p1 = { base = { "Unit 5", "Unit 4" }, hand = { "Sacrifice" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Sacrifice")
    t:expect("Unit 5"):in_zone("trash")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Sacrifice: not without a Mighty unit" {
  p1 = { base = { "Unit 4" }, hand = { "Sacrifice" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t) t:cannot(t.p1, "play", "Sacrifice", "357") end,
}

scenario "740.1 Sacrifice: a team mate's Mighty unit is friendly" {
  format = "2v2",
  p1 = { hand = { "Sacrifice" }, pool = { energy = 1 } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Sacrifice")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect(t.p1.hand):count(2)
  end,
}
