-- SPDX-License-Identifier: MIT

scenario "Kadregrin the Infernal: draws for each Mighty unit of mine, itself included" {
  p1 = {
    hand = { "Kadregrin the Infernal" }, pool = { energy = 9, fury = 2 },
    base = { "Unit 5", "Unit 4", { "Unit 4", buffs = 1 } },
  },
  p2 = { base = { "Unit 6" } },
  function(t)
    t.p1:play("Kadregrin the Infernal")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "Kadregrin the Infernal: counted as it resolves" {
  p1 = { hand = { "Kadregrin the Infernal" }, pool = { energy = 9, fury = 2 }, base = { "Unit 5" } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Kadregrin the Infernal"):pass()
    t.p2:play("Stupefy"):on("Unit 5")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "484.8.c Kadregrin the Infernal: your Mighty units, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Kadregrin the Infernal" }, pool = { energy = 12, any = 4 }, base = { "Unit 6" } },
  p3 = { base = { "Unit 5", "Unit 7" } },
  function(t)
    t.p1:play("Kadregrin the Infernal")
    t:pass_all()
    t:expect(t.p1.hand):count(2) -- for Unit 6 and itself
  end,
}
