-- SPDX-License-Identifier: MIT

scenario "Corrupt Enforcer: a discard for moving to a battlefield, a card for winning the combat" {
  p1 = { base = { "Corrupt Enforcer" }, hand = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Corrupt Enforcer", "West Field")
    t:resolve()
    t:expect(t.p1.trash):is { "Unit 1" }
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Corrupt Enforcer: nothing for moving home" {
  p1 = { at = { ["West Field"] = { "Corrupt Enforcer" } }, hand = { "Unit 1" } },
  function(t)
    t.p1:move("Corrupt Enforcer", "base")
    t:expect_chain(0)
    t:expect(t.p1.hand):is { "Unit 1" }
  end,
}
