-- SPDX-License-Identifier: MIT

scenario "Yordle Explorer: a card for two Power draws one" {
  p1 = { base = { "Yordle Explorer" }, hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 9", "Unit 9")
    t:resolve()
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Yordle Explorer: not for one Power, not when an opponent plays it" {
  p1 = { base = { "Yordle Explorer" }, hand = { "Hextech Ray" }, pool = { energy = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Hextech Ray"):on("Unit 9")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Yordle Explorer: a unit too, as it is played" {
  rule = "419.4",
  p1 = { base = { "Yordle Explorer" }, hand = { "Volibear, Furious" }, pool = { energy = 10, fury = 2 } },
  function(t)
    t.p1:play("Volibear, Furious")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Yordle Explorer: a team mate's dear card draws it nothing" {
  format = "2v2",
  p1 = { base = { "Yordle Explorer" } }, p2 = {},
  p3 = { hand = { "Punch First" }, pool = { energy = 1, body = 2 } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:play("Punch First"):on("Yordle Explorer")
    t:pass_all()
    t:expect("Yordle Explorer"):might(9)
    t:expect_no_event("trigger", "Yordle Explorer")
    t:expect(t.p1.hand):count(0)
  end }
