-- SPDX-License-Identifier: MIT

scenario "Qiyana, Victorious: conquering, a card" {
  p1 = { base = { "Qiyana, Victorious" } },
  function(t)
    t.p1:move("Qiyana, Victorious", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "Qiyana, Victorious: or a rune" {
  p1 = { base = { "Qiyana, Victorious" } },
  function(t)
    t.p1:move("Qiyana, Victorious", "West Field")
    t:showdown_pass()
    t.p1:no()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Qiyana, Victorious: not for holding, not for another's conquest" {
  p1 = { base = { "Unit 1" }, at = { ["West Field"] = { "Qiyana, Victorious" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_chain(0)
    t:expect(t.p1.runes):count(2)
  end,
}

scenario "809 Qiyana, Victorious: Deflect" {
  p1 = { at = { ["West Field"] = { "Qiyana, Victorious" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t:expect("Qiyana, Victorious"):attribute("deflect", 1)
    t:cannot(t.p2, "play", "Incinerate")
  end,
}
