-- SPDX-License-Identifier: MIT
test_card { id = "t-pop1", name = "Small Lantern", type = "gear", cost = { energy = 1 },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
  when_played { run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-pop2", name = "Small Sage", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}

test_card { id = "t-pop3", name = "Small Price", type = "spell", cost = { power = { any = 1 } },
  run = function(game) game.draw(1) end,
}

scenario "Prize of Progress: one Might when an activated ability of a gear resolves" {
  rule = "377.2.a",
  p1 = { base = { "Prize of Progress", "Small Lantern" } },
  function(t)
    t.p1:use "Small Lantern"
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect_chain(1)
    t:resolve()
    t:expect("Prize of Progress"):might(4)
  end }

scenario "Prize of Progress: a Gold that pays is used too, though it dies of it" {
  rule = "429.2",
  p1 = { base = { "Prize of Progress", "Gold" }, hand = { "Small Price" } },
  function(t)
    t.p1:play "Small Price"
    t:pass_all()
    t:expect("Gold"):gone()
    t:expect("Prize of Progress"):might(4)
  end }

scenario "Prize of Progress: not for one of a unit, a triggered one, or the opponent's gear" {
  p1 = { base = { "Prize of Progress", "Small Sage" }, hand = { "Small Lantern" }, pool = { energy = 1 } },
  p2 = { base = { "Small Lantern" } },
  function(t)
    t.p1:use "Small Sage"
    t:pass_all()
    t.p1:play "Small Lantern"
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:expect("Prize of Progress"):might(3)
    t:next_turn()
    t.p2:use "Small Lantern#2"
    t:pass_all()
    t:expect("Prize of Progress"):might(3)
  end }

scenario "Prize of Progress: a team mate's use of a gear is not its player's" {
  format = "2v2",
  p1 = { base = { "Prize of Progress" } }, p2 = { base = { "Unit 3" } },
  p3 = { base = { "Orb of Regret" } }, p4 = {},
  turn = "p3",
  function(t)
    t.p3:use("Orb of Regret"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):might(2)
    t:expect("Prize of Progress"):might(3)
    t:expect_no_event("trigger", "Prize of Progress")
  end }
