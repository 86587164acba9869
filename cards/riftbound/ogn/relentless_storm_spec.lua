-- SPDX-License-Identifier: MIT

scenario "Relentless Storm: playing a Mighty unit, it may exhaust to channel" {
  p1 = { legend = { "Relentless Storm" }, hand = { "Unit 5" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Unit 5")
    t.p1:yes()
    t:expect("Relentless Storm"):exhausted()
    t:pass_all()
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Relentless Storm: not for a small one, not when exhausted" {
  p1 = { legend = { "Relentless Storm" }, hand = { "Unit 4", "Unit 5", "Unit 6" }, pool = { energy = 15 } },
  function(t)
    t.p1:play("Unit 4")
    t:expect_decision("p1", "turn")
    t.p1:play("Unit 5")
    t.p1:yes()
    t:pass_all()
    t.p1:play("Unit 6")
    t:expect_chain(0)
  end,
}

scenario "Relentless Storm: what makes it Mighty as it enters counts" {
  p1 = {
    legend = { "Relentless Storm" }, at = { ["West Field"] = { "Garen, Commander" } },
    hand = { "Unit 4" }, pool = { energy = 4 },
  },
  function(t)
    t.p1:play("Unit 4"):at("West Field")
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.runes):count(1)
  end,
}

scenario "411.1 Relentless Storm: a team mate's Mighty unit is not played by you" {
  format = "2v2", turn = "p3",
  p1 = { legend = "Relentless Storm" },
  p3 = { hand = { "Unit 6" }, pool = { energy = 6 } },
  function(t)
    t.p3:play("Unit 6"):at("base")
    t:pass_all()
    t:expect_decision("p3", "turn")
    t:expect("Relentless Storm"):ready()
    t:expect(t.p1.runes):count(0)
  end,
}
