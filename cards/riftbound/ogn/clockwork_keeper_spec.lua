-- SPDX-License-Identifier: MIT

scenario "Clockwork Keeper: draws when the additional cost was paid" {
  rule = "356.2",
  p1 = { hand = { "Clockwork Keeper" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Clockwork Keeper"):yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "calm", 0)
  end,
}

scenario "Clockwork Keeper: nothing when it was not" {
  p1 = { hand = { "Clockwork Keeper" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:play("Clockwork Keeper"):no()
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Clockwork Keeper: another domain does not pay it" {
  p1 = { hand = { "Clockwork Keeper" }, pool = { energy = 2, fury = 1 } },
  function(t)
    t.p1:play("Clockwork Keeper")
    t:expect_chain(0)
    t:expect("Clockwork Keeper"):at("base")
  end,
}
