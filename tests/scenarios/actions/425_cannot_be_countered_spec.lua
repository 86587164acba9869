-- SPDX-License-Identifier: MIT
-- "Can't" goes before any permission (054): what cannot be countered stays on the chain (425).

test_card { id = "t-cn1", name = "Sure Bolt", type = "spell", cost = {}, domains = { "fury" },
  targets = { unit { enemy = true } },
  static { affects = "me", cannot = "be_countered" },
  run = function(game, me, it) game.deal(4, it) end,
}
test_card { id = "t-cn2", name = "Deny", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { any_of { spell {}, ability {} } },
  run = function(game, me, it)
    if not game.counter(it) then game.gain_xp(1) end
  end,
}
test_card { id = "t-cn3", name = "Plain Bolt", type = "spell", cost = {},
  targets = { unit { enemy = true } }, run = function(game, me, it) game.deal(3, it) end,
}
test_card { id = "t-cn4", name = "Patron", type = "unit", cost = {}, might = 2,
  static { affects = any_of { spell { mine = true }, ability { mine = true } }, cannot = "be_countered" },
}
test_card { id = "t-cn5", name = "Zapper", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, targets = { unit {} },
    run = function(game, me, it) game.deal(1, it) end },
}

scenario "054 425 a spell that cannot be countered resolves, and the countering effect knows" {
  p1 = { hand = { "Sure Bolt" } },
  p2 = { base = { "Unit 5" }, hand = { "Deny" } },
  function(t)
    t.p1:play("Sure Bolt"):on("Unit 5")
    t.p1:pass()
    t.p2:play("Deny"):on("Sure Bolt")
    t:pass_all()
    t:expect_no_event("counter")
    t:expect_number("p2", "xp", 1)
    t:expect("Unit 5"):damage(4)
  end }

scenario "425 another spell is countered" {
  p1 = { hand = { "Plain Bolt" } },
  p2 = { base = { "Unit 5" }, hand = { "Deny" } },
  function(t)
    t.p1:play("Plain Bolt"):on("Unit 5")
    t.p1:pass()
    t.p2:play("Deny"):on("Plain Bolt")
    t:pass_all()
    t:expect_event("counter")
    t:expect_number("p2", "xp", 0)
    t:expect("Unit 5"):damage(0)
  end }

scenario "054 425 a unit keeps the spells of its controller from being countered" {
  p1 = { hand = { "Plain Bolt" }, base = { "Patron" } },
  p2 = { base = { "Unit 5" }, hand = { "Deny" } },
  function(t)
    t.p1:play("Plain Bolt"):on("Unit 5")
    t.p1:pass()
    t.p2:play("Deny"):on("Plain Bolt")
    t:pass_all()
    t:expect_no_event("counter")
    t:expect("Unit 5"):damage(3)
  end }

scenario "054 425 a unit keeps abilities of its controller's units from being countered, and no others'" {
  p1 = { base = { "Patron", "Zapper" }, hand = { "Deny" } },
  p2 = { base = { "Unit 5", "Zapper" }, hand = { "Deny" } },
  function(t)
    t.p1:use("p1's Zapper"):on("Unit 5")
    t.p1:pass()
    t.p2:play("Deny"):on("Zapper")
    t:pass_all()
    t:expect("Unit 5"):damage(1)
    t:next_turn()
    t.p2:use("p2's Zapper"):on("Patron")
    t.p2:pass()
    t.p1:play("Deny"):on("Zapper")
    t:pass_all()
    t:expect_event("counter")
    t:expect("Patron"):damage(0)
  end }

scenario "740.1 the spells of a team mate are another's" {
  format = "2v2",
  p1 = { base = { "Patron" } },
  p2 = { hand = { "Deny" } },
  p3 = { hand = { "Plain Bolt" } },
  p4 = { base = { "Unit 5" } },
  turn = "p3",
  function(t)
    t.p3:play("Plain Bolt"):on("Unit 5")
    t.p3:pass()
    t.p4:pass()
    t.p1:pass()
    t.p2:play("Deny"):on("Plain Bolt")
    t:pass_all()
    t:expect_event("counter")
    t:expect("Unit 5"):damage(0)
  end }

test_card { id = "t-cn6", name = "Seize", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { spell { enemy = true } }, run = function(game, me, it) game.control_item(it) end,
}

scenario "054 425 a spell that changed hands is its new controller's: that one's unit keeps it" {
  p1 = { hand = { "Plain Bolt", "Deny" } },
  p2 = { base = { "Unit 5", "Patron" }, hand = { "Seize" } },
  function(t)
    t.p1:play("Plain Bolt"):on("Unit 5")
    t.p1:pass()
    t.p2:play("Seize"):on("Plain Bolt")
    t:resolve()
    t:expect("Plain Bolt"):controlled_by("p2")
    t.p2:pass()
    t.p1:play("Deny"):on("Plain Bolt")
    t:resolve()
    t:expect_no_event("counter")
    t:expect_number("p1", "xp", 1)
    t:pass_all()
  end }

scenario "054 425 a spell that changed hands is not kept by a unit of its owner, who controls it no more" {
  p1 = { base = { "Patron" }, hand = { "Plain Bolt", "Deny" } },
  p2 = { base = { "Unit 5" }, hand = { "Seize" } },
  function(t)
    t.p1:play("Plain Bolt"):on("Unit 5")
    t.p1:pass()
    t.p2:play("Seize"):on("Plain Bolt")
    t:resolve()
    t.p2:pass()
    t.p1:play("Deny"):on("Plain Bolt")
    t:resolve()
    t:expect_event("counter", "Plain Bolt")
    t:expect("Plain Bolt"):in_zone("trash")
  end }
