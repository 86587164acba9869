-- SPDX-License-Identifier: MIT
test_card { id = "t-kv1", name = "Jealous Guard", type = "gear", cost = { energy = 1 },
  instead_of { event = "leave_board", by = "you", subject = units { friendly = true },
    run = function(game) game.exhaust(game.event.subject) end },
}
scenario "Keeper's Verdict: its owner may say top" {
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Keeper's Verdict"):on "Unit 5"
    t:pass_all()
    t.p2:yes()
    t:expect(t.p2.deck):starts_with { "Unit 5" }
    t:expect(t.p2.deck):count(21)
    t:expect_no_event "die"
  end }

scenario "Keeper's Verdict: its owner may also say bottom" {
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Keeper's Verdict"):on "Unit 5"
    t:pass_all()
    t.p2:no()
    t:expect(t.p2.deck):in_order { "Unit 1", "Unit 5" }
    t:expect_no_event("recycle")
  end }

scenario "Keeper's Verdict: a token ceases to exist" {
  rule = "183.1",
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 } },
  p2 = { at = { ["West Field"] = { "Recruit" } } },
  function(t)
    t.p1:play("Keeper's Verdict"):on "Recruit"
    t:pass_all()
    t.p2:yes()
    t:expect("Recruit"):gone()
    t:expect(t.p2.deck):count(20)
  end }

scenario "Keeper's Verdict: no unit in a base, and none of one's own" {
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 }, at = { ["East Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 5" } },
  function(t) t:cannot(t.p1, "play", "Keeper's Verdict") end }

scenario "411.1 Keeper's Verdict: its owner says where, not who controls it" {
  players = 3,
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 } },
  p2 = { at = { ["West Field"] = { { "Unit 4", owner = "p3" } } } },
  p3 = {},
  function(t)
    t.p1:play("Keeper's Verdict"):on("Unit 4")
    t:pass_all()
    t:expect_decision("p3")
    t.p3:yes()
    t:expect(t.p3.deck):starts_with { "Unit 4" }
  end,
}

scenario "411.1, 367 Keeper's Verdict: its owner makes it leave the board, which can be replaced" {
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Jealous Guard" } },
  function(t)
    t.p1:play("Keeper's Verdict"):on "Unit 5"
    t:pass_all()
    t.p2:yes()
    t:expect("Unit 5"):at("West Field"):exhausted()
    t:expect(t.p2.deck):count(20)
  end }

scenario "411.1 Keeper's Verdict: not who plays it" {
  p1 = { hand = { "Keeper's Verdict" }, pool = { energy = 2, body = 2 }, base = { "Jealous Guard" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Keeper's Verdict"):on "Unit 5"
    t:pass_all()
    t.p2:no()
    t:expect("Unit 5"):in_zone "deck"
  end }
