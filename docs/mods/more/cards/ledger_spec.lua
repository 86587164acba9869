-- SPDX-License-Identifier: MIT
test_card { id = "more-t0", name = "Hands Off", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { gear {} }, run = function(game, me, it) game.return_to_hand(it) end,
}

test_card { id = "more-t1", name = "Lash", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.deal(3, it) end,
}

scenario "Ledger of Pain: damage becomes debt, and falls due at six" {
  p1 = { base = { "Ledger of Pain" }, at = { ["West Field"] = { "Unit 5" } } }, p2 = { hand = { "Lash", "Lash" } }, turn = "p2",
  function(t)
    t.p2:play("Lash"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect("Ledger of Pain"):counters("debt", 3)
    t:expect_reason(t.p1, "Ledger of Pain", { topic = "counters" })
    t.p2:play("Lash"):on("Unit 5")
    t:pass_all()
    t:expect("Ledger of Pain"):in_zone("trash")
    t:expect("Unit 5"):damage(3)
  end }

scenario "Ledger of Pain: the debt goes with the gear" {
  p1 = { base = { { "Ledger of Pain", debt = 4 } }, hand = { "Hands Off" }, pool = { energy = 2 } },
  function(t)
    t:expect("Ledger of Pain"):counters("debt", 4)
    t.p1:play("Hands Off"):on("Ledger of Pain")
    t:pass_all()
    t.p1:play("Ledger of Pain")
    t:pass_all()
    t:expect("Ledger of Pain"):counters("debt", 0)
  end }
