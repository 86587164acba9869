-- SPDX-License-Identifier: MIT

scenario "Show of Strength: a card for each friendly Mighty unit, as it resolves" {
  rule = "708",
  p1 = { hand = { "Show of Strength" }, base = { "Unit 5", { "Unit 4", buffs = 1 }, "Unit 4" },
    pool = { energy = 2, body = 1 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Show of Strength")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Show of Strength: nobody Mighty, no card" {
  p1 = { hand = { "Show of Strength" }, base = { "Unit 4" }, pool = { energy = 2, body = 1 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Show of Strength")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "484.8.c Show of Strength: your Mighty units, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Show of Strength" }, pool = { energy = 2, body = 1 }, base = { "Unit 6" } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Show of Strength")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
