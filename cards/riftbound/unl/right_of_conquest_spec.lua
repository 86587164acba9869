-- SPDX-License-Identifier: MIT

scenario "Right of Conquest: one card, and one for each battlefield you control" {
  p1 = {
    hand = { "Right of Conquest" }, pool = { energy = 3, fury = 1 },
    at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Right of Conquest")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end,
}

scenario "Right of Conquest: none for the opponent's and nobody's" {
  p1 = { hand = { "Right of Conquest" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Right of Conquest")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "740.1 Right of Conquest: battlefields of allies count, opponents' do not" {
  format = "2v2",
  p1 = { hand = { "Right of Conquest" }, pool = { energy = 3, fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["North Field"] = { "Unit 2" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Right of Conquest")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t:expect(t.p3.hand):count(0)
  end,
}
