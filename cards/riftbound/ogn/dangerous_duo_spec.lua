-- SPDX-License-Identifier: MIT

scenario "Dangerous Duo: Legion, another card was played this turn: two Might for a unit" {
  rule = "812.1.c",
  p1 = { hand = { "Unit 1", "Dangerous Duo" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Unit 1")
    t.p1:play("Dangerous Duo"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Dangerous Duo: as the first card of the turn it does nothing" {
  rule = "812.1.c",
  p1 = { hand = { "Dangerous Duo" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Dangerous Duo")
    t:expect_chain(0)
    t:expect("Dangerous Duo"):might(3)
  end,
}

scenario "812.3 Dangerous Duo: it has Legion" {
  p1 = { base = { "Dangerous Duo" } },
  function(t)
    t:expect("Dangerous Duo"):keyword("legion")
  end,
}

scenario "Dangerous Duo: a team mate's card is no card that its player has played (812.2)" {
  format = "2v2",
  p1 = { hand = { "Dangerous Duo", "Dangerous Duo" }, pool = { energy = 6 } }, p2 = {},
  p3 = { hand = { "Discipline" }, pool = { energy = 2 }, base = { "Unit 2" } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play("Discipline"):on("Unit 2")
    t:pass_all()
    t.p1:play("Dangerous Duo#1")
    t:expect_no_event("trigger", "Dangerous Duo#1")
    t:expect_decision("p1", "turn")
    t.p1:play("Dangerous Duo#2"):on("Unit 2")  -- the first one is a card that its player has played
    t:pass_all()
    t:expect_event("trigger", "Dangerous Duo#2")
    t:expect("Unit 2"):might(6)                -- 2, Discipline 2, Duo 2
  end }
