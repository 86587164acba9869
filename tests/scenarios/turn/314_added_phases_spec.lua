-- SPDX-License-Identifier: MIT
-- Additional phases (002, 314): after the running one, the last that was added first.

use "../test_cards.lua"

test_card { id = "t-phase-draw", name = "Phase Draw", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("draw") end,
}
test_card { id = "t-phase-main", name = "Phase Main", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("main") end,
}
test_card { id = "t-phase-dawn", name = "Phase Dawn", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("awaken") end,
}
test_card { id = "t-phase-hold", name = "Phase Hold", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("beginning") end,
}
test_card { id = "t-phase-rune", name = "Phase Rune", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("channel") end,
}
test_card { id = "t-phase-dusk", name = "Phase Dusk", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("ending") end,
}
test_card { id = "t-phase-both", name = "Phase Both", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("main") game.extra_phase("draw") end,
}
test_card { id = "t-phase-seven", name = "Phase Seven", type = "spell", cost = { energy = 0 },
  run = function(game) for _ = 1, 7 do game.extra_phase("draw") end end,
}
test_card { id = "t-phase-over", name = "Phase Over", type = "spell", cost = { energy = 0 },
  run = function(game) game.extra_phase("draw") game.end_turn() end,
}
test_card { id = "t-phase-late", name = "Phase Late", type = "unit", cost = { energy = 0 }, might = 1,
  when { event = "turn_end", by = "you", once_each_turn = true, optional = true,
    run = function(game) game.extra_phase("main") end },
}
test_card { id = "t-phase-brief", name = "Phase Brief", type = "spell", cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = 3, lasts = "turn" }) end,
}

scenario "002 a Draw Phase comes after the Main Phase, and then the turn ends" {
  p1 = { hand = { "Phase Draw" }, deck = { "Unit 7", "Unit 8" } },
  function(t)
    t.p1:play("Phase Draw")
    t:pass_all()
    t:expect_event("extra_phase")
    t:expect(t.p1.hand):count(0)
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 7" }
    t:expect_decision("p2", "turn")
  end }

scenario "002 a Main Phase comes after the Main Phase, once" {
  p1 = { hand = { "Phase Main", "Phase Draw" } },
  function(t)
    t.p1:play("Phase Main")
    t:pass_all()
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:can(t.p1, "play", "Phase Draw")
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p2", "turn")
  end }

scenario "002 of two added phases the last that was added comes first" {
  p1 = { hand = { "Phase Both" }, deck = { "Unit 7", "Unit 8" } },
  function(t)
    t.p1:play("Phase Both")
    t:pass_all()
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.hand):is { "Unit 7" }
    t.p1:end_turn()
    t:pass_all()
    t:expect_decision("p2", "turn")
  end }

scenario "002 a phase that is added in an added one comes after that" {
  p1 = { hand = { "Phase Main", "Phase Draw" }, deck = { "Unit 7" } },
  function(t)
    t.p1:play("Phase Main")
    t:pass_all()
    t.p1:end_turn()
    t.p1:play("Phase Draw")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 7" }
    t:expect_decision("p2", "turn")
  end }

scenario "002 an added Awaken Phase readies" {
  p1 = { hand = { "Phase Dawn" }, base = { { "Unit 2", exhausted = true } } },
  function(t)
    t.p1:play("Phase Dawn")
    t:pass_all()
    t:expect("Unit 2"):exhausted()
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 2"):ready()
    t:expect_decision("p2", "turn")
  end }

scenario "465 a battlefield that was scored this turn is not scored in an added Beginning Phase" {
  p1 = { hand = { "Phase Hold", "Phase Hold" }, at = { ["West Field"] = { "Unit 3" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t.p1:play("Phase Hold")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect_decision("p2", "turn")
  end }

scenario "315.2.b one that was not scored yet is" {
  p1 = { hand = { "Phase Hold" }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Phase Hold")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t:expect_points("p1", 1)
  end }

scenario "315.3.b an added Channel Phase channels two" {
  p1 = { hand = { "Phase Rune" } },
  function(t)
    t.p1:play("Phase Rune")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.runes):count(2)
    t:expect_decision("p2", "turn")
  end }

scenario "317 an added Ending Phase comes before the Ending Phase of the turn" {
  p1 = { hand = { "Phase Dusk" } },
  function(t)
    t.p1:play("Phase Dusk")
    t:pass_all()
    t:forget()
    t.p1:end_turn()
    t:pass_all()
    t:expect_events(2, "turn_end")
    t:expect_decision("p2", "turn")
  end }

scenario "317.2 what lasts for the turn ends again after a Main Phase behind the Ending Phase" {
  p1 = { base = { "Phase Late", "Unit 2" }, hand = { "Phase Brief" } },
  function(t)
    t.p1:end_turn()
    t.p1:yes()
    t:pass_all()
    t:expect_decision("p1", "turn")
    t.p1:play("Phase Brief"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(5)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t:expect_decision("p2", "turn")
  end }

scenario "317 a turn that is ended has no added phases any more" {
  p1 = { hand = { "Phase Over" }, deck = { "Unit 7" } },
  function(t)
    t.p1:play("Phase Over")
    t:pass_all()
    t:expect_decision("p2", "turn")
    t:expect(t.p1.hand):count(0)
  end }

scenario "735 in teams the added phase is the turn player's, whoever adds it" {
  format = "2v2", p1 = { hand = { "Phase Draw" }, deck = { "Unit 7" } }, p3 = { deck = { "Unit 8" } },
  function(t)
    t.p1:play("Phase Draw")
    t:pass_all()
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
  end }

scenario "002 with three players the next turn is the next player's, without an added phase" {
  players = 3, p1 = { hand = { "Phase Main" } }, p2 = {}, p3 = {},
  function(t)
    t.p1:play("Phase Main")
    t:pass_all()
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:next_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "002 a seventh phase at once is refused, and nothing has happened" {
  p1 = { hand = { "Phase Seven" } },
  function(t)
    t.p1:play("Phase Seven")
    assert(not pcall(function() t:pass_all() end))
    t:expect_chain(1)
  end }
