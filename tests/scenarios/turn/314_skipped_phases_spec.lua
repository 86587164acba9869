-- SPDX-License-Identifier: MIT
-- Phases and turns that are left out or replaced (314, 367), players who lose while others play on
-- (651), and choices that another player makes anew (355).
test_card { id = "T-NODRAW", name = "Dry Well", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  instead_of { event = "phase", phase = "draw", by = "you" },
}
test_card { id = "T-NOCHANNEL", name = "Dam", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  instead_of { event = "phase", phase = "channel", by = "opponent", optional = true,
    run = function(game) game.draw(1) end },
}
test_card { id = "T-HALT", name = "Halt", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.later("halt") end,
  abilities = { halt = instead_of { event = "phase", phase = "main", by = "opponent", once = true } },
}
test_card { id = "T-SLEEP", name = "Sleep", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.later("sleep") end,
  abilities = { sleep = instead_of { event = "turn", by = "opponent", once = true } },
}
test_card { id = "T-NOEND", name = "Endless", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  instead_of { event = "phase", phase = { "beginning", "ending" }, by = "you" },
}
test_card { id = "T-DAWN", name = "Dawn", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 1,
  static { affects = "me", while_ = { phase = "main" }, might = 3 },
}
test_card { id = "T-WATCH", name = "Watch", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  when { event = "draw", by = "you", run = function(game)
    if game.phase() == "draw" then game.gain_points(1) end
  end },
}
test_card { id = "T-DOOM", name = "Doom", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { player { enemy = true } },
  run = function(game, me, whom) game.lose(whom) end,
}
test_card { id = "T-TWIST", name = "Twist", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  keywords = { "reaction" }, targets = { spell { enemy = true } },
  run = function(game, me, it) game.choose_again(it) end,
}
test_card { id = "T-BOLT", name = "Bolt", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.deal(2, it) end,
}

scenario "314 the Draw Phase is left out, the others are not" {
  p1 = { base = { "Dry Well" } },
  function(t)
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.runes):count(2)
  end }

scenario "314 something else in place of the opponent's Channel Phase, if one likes" {
  p1 = { base = { "Dam" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "371.1")
    local no = t:copy()
    t.p1:yes()
    t:expect(t.p2.runes):count(0)
    t:expect(t.p1.hand):count(1)
    no.p1:no()
    no:expect(no.p2.runes):count(2)
    no:expect(no.p1.hand):count(0)
  end }

scenario "314 a Main Phase is left out once" {
  p1 = { hand = { "Halt" } },
  function(t)
    t.p1:play("Halt")
    t:resolve()
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(1)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "367 a turn is left out once" {
  p1 = { hand = { "Sleep" } },
  function(t)
    t.p1:play("Sleep")
    t:resolve()
    t.p1:end_turn()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.hand):count(0)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "315.2 without a Beginning Phase nothing is held" {
  p1 = { base = { "Endless" }, at = { ["West Field"] = { "Unit 3" } } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_decision("p1", "turn")
    t:expect_number("p1", "points", 0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "314 a static holds in Main Phases only" {
  p1 = { base = { "Dawn", "Watch" } }, turn = "p2",
  function(t)
    t:expect("Dawn"):might(4)
    t:forget()
    t.p2:end_turn()
    t:expect("Dawn"):might(1) -- the Draw Phase's trigger waits
    t:resolve()
    t:expect("Dawn"):might(4)
    t:expect_number("p1", "points", 1)
  end }

scenario "651 of three players one loses by a card, the others play on" {
  format = "ffa3",
  p1 = { hand = { "Doom" } }, p2 = { base = { "Unit 3" } }, p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Doom"):on("player 2")
    t:resolve()
    t:expect("Unit 3"):gone()
    t:expect("Unit 2"):in_zone("board")
    t:expect_decision("p1", "turn")
    t.p1:end_turn()
    t:expect_decision("p3", "turn")
  end }

scenario "651.1 of two the other one has won" {
  p1 = { hand = { "Doom" } },
  function(t)
    t.p1:play("Doom"):on("player 2")
    t:resolve()
    t:expect_winner("p1")
  end }

scenario "355 another player makes the choices of a spell anew, among those of its controller" {
  p1 = { hand = { "Bolt" } }, p2 = { hand = { "Twist" }, base = { "Unit 3", "Unit 5" } },
  function(t)
    t.p1:play("Bolt"):on("Unit 3")
    t.p1:pass()
    t.p2:play("Twist"):on("Bolt")
    t.p2:pass()
    t.p1:pass()
    t:expect_decision("p2", "355")
    t:expect_options("Unit 3", "Unit 5")
    t.p2:choose("Unit 5")
    t:expect("Bolt"):controlled_by("p1")
    t:resolve()
    t:expect("Unit 5"):damage(2)
    t:expect("Unit 3"):damage(0)
  end }

-- ---- Which phase it is (314) ---------------------------------------------------------------

test_card(function()
  local beginning = number.count(player { mine = true, phase = "beginning" }):at_least(1)
  local scoring = number.count(player { mine = true, phase = "scoring" }):at_least(1)
  local ending = number.count(player { mine = true, phase = "ending" }):at_least(1)
  return card { id = "T-CLOCK", name = "Clock", type = "gear", domains = { "mind" }, cost = { energy = 0 },
    when { event = "hold", by = "you", if_ = beginning, run = function(game) game.gain_xp(1) end },
    when { event = "hold", by = "you", if_ = scoring, run = function(game) game.gain_xp(10) end },
    when { event = "beginning", by = "you", if_ = scoring, run = function(game) game.gain_xp(1000) end },
    when { event = "heal", subject = unit {}, if_ = ending, run = function(game) game.gain_xp(100) end },
  }
end)

scenario "315.2.b, 314 the Scoring Step is of the Beginning Phase, too, and what precedes it is not of the Scoring Step" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Clock" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:order { "Clock", "Clock" }
    t:pass_all()
    t:expect_number("p1", "xp", 11)
  end }

scenario "317.2, 314 the Expiration Step is of the Ending Phase" {
  p1 = { base = { "Clock", { "Unit 3", damage = 1 } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect_number("p1", "xp", 100)
  end }
