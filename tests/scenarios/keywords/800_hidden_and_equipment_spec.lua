-- SPDX-License-Identifier: MIT
-- Keywords, hidden cards and equipment: more situations (434-435, 716-727, 805-824).

use "../test_cards.lua"

scenario "811.1.b a card hidden this turn cannot be played before the next turn, then for nothing, at any time" {
  p1 = { hand = { "Hidden Jab" }, at = { ["West Field"] = { "Unit 1" } }, pool = { any = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:hide("Hidden Jab", "West Field")
    t:cannot(t.p1, "play", "Hidden Jab", "811.1.b")
    t:next_turn()
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t:can(t.p1, "play", "Hidden Jab")
  end }

scenario "811.1.d.2 a hidden spell chooses at its battlefield only" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Jab" } },
  p2 = { at = { ["East Field"] = { "Unit 3" } }, base = { "Unit 2" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 2", "West Field")
    t.p2:pass()
    t.p1:play "Hidden Jab"
    t:expect_no_option "Unit 3"
  end }

scenario "811.1.d.1 a hidden unit is played to its battlefield, also in the middle of the fight, and defends" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p1:play "Lurker"
    t:pass_all()
    t:expect("Lurker"):at("West Field"):defending():exhausted()
    t:combat()
    t.p2:order { "Unit 1", "Lurker" }
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Lurker"):at "West Field"
  end }

scenario "323.7, 107.3.d who loses the battlefield in a fight loses the card that is hidden there, for all to see" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t:combat()
    t:expect("Lurker"):in_zone("trash"):seen_by "p2"
    t:expect_control("West Field", "p2")
  end }

scenario "805.6.a Accelerate does not ready the unit: what watches for that sees nothing" {
  p1 = { hand = { "Racer" }, pool = { energy = 3, fury = 1 }, base = { "Ready Watcher" } },
  function(t)
    t.p1:play("Racer"):yes():at "base"
    t:pass_all()
    t:expect("Racer"):ready()
    t:expect(t.p1.hand):count(0)
  end }
test_card { id = "t-8050", name = "Ready Watcher", type = "unit", cost = { energy = 1 }, might = 1,
  when { event = "ready", subject = units { friendly = true }, run = function(game) game.draw(1) end },
}

scenario "805.1.a.1 Accelerate of a one-domain unit is paid with that domain only" {
  p1 = { hand = { "Racer" }, pool = { energy = 3, calm = 1 } },
  function(t)
    t.p1:play("Racer"):at "base"
    t:expect("Racer"):exhausted()
    t:expect_number("p1", "energy", 1)
  end }

scenario "812.1.c Legion counts what was finalized by its controller this turn, not the card itself" {
  p1 = { hand = { "Legion Greeter", "Legion Greeter" }, pool = { energy = 2 } },
  function(t)
    t.p1:play "Legion Greeter"
    t:pass_all()
    t:expect(t.p1.hand):count(1)                         -- nothing drawn
    t.p1:play "Legion Greeter"
    t:pass_all()
    t:expect(t.p1.hand):count(1)                         -- one played, one drawn
  end }
test_card { id = "t-8120", name = "Legion Greeter", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "legion" },
  when_played { legion = true, run = function(game) game.draw(1) end },
}

scenario "812.1.c Legion does not count an opponent's card" {
  p1 = { base = { "Legionnaire 2" } },
  p2 = { hand = { "Quick Study" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t.p2:play "Quick Study"
    t:pass_all()
    t:expect("Legionnaire 2"):might(2)
  end }
test_card { id = "t-8121", name = "Legionnaire 2", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "legion" },
  static { affects = "me", legion = true, might = 2 },
}

scenario "810 Ganking moves from battlefield to battlefield; without it a unit goes by its base" {
  p1 = { at = { ["West Field"] = { "Ganker", "Unit 2" } } },
  function(t)
    t:can(t.p1, "move", "Ganker", "East Field")
    t:cannot(t.p1, "move", "Unit 2", "East Field")
    t:can(t.p1, "move", "Unit 2", "base")
  end }

scenario "817.1.b Vision: the top card is looked at and may be recycled" {
  p1 = { hand = { "Seer" }, pool = { energy = 1 }, deck = { "Unit 7", "Unit 8", "Unit 9" } },
  function(t)
    t.p1:play "Seer"
    t:resolve()
    t.p1:choose "Unit 7"
    t:expect(t.p1.deck):in_order { "Unit 8", "Unit 9", "Unit 7" }
  end }

scenario "818 an attached Equipment follows its unit when it moves and leaves with it: it stays in the base" {
  p1 = { at = { ["West Field"] = { { "Unit 2", attached = { "Sword 1" } } } } },
  p2 = { hand = { "Slay" }, pool = { energy = 1 } }, turn = "p2",
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Sword 1"):at "West Field"
    t.p2:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect("Sword 1"):at("base"):unattached()
  end }
test_card { id = "t-8180", name = "Sword 1", type = "gear", cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" }, equip { cost = { energy = 1 } },
}

scenario "720 what is attached cannot be used: its text rests" {
  p1 = { base = { { "Unit 2", attached = { "Sword 2" } }, "Unit 3" }, pool = { energy = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Sword 2", "376")
    t:expect("Unit 2"):might(3)
  end }
test_card { id = "t-8181", name = "Sword 2", type = "gear", cost = { energy = 1 }, might_bonus = 1,
  tags = { "Equipment" }, equip { cost = { energy = 1 } },
}

scenario "816.1 Temporary dies at the start of its controller's turn, not its owner's" {
  p1 = { base = { { "Mayfly", owner = "p2" } } }, turn = "p1",
  function(t)
    t:next_turn()                                          -- p2's turn: it lives
    t:expect("Mayfly"):at "base"
    t:next_turn()
    t:expect("Mayfly"):in_zone "trash"
    t:expect(t.p2.trash):has "Mayfly"
  end }

scenario "823 Hunt gives XP for a conquest and for a hold" {
  p1 = { base = { "Hunter 2" } },
  function(t)
    t.p1:move("Hunter 2", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
    t:next_turn()
    t:next_turn()
    t:expect_number("p1", "xp", 4)
  end }
test_card { id = "t-8230", name = "Hunter 2", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { hunt = 2 },
}

scenario "824.1.d Level rests as soon as XP is spent" {
  p1 = { xp = 3, base = { "Veteran" }, hand = { "Spend It" }, pool = { energy = 1 } },
  function(t)
    t:expect("Veteran"):might(5)
    t.p1:play "Spend It"
    t:pass_all()
    t:expect("Veteran"):might(2)
  end }
test_card { id = "t-8240", name = "Veteran", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { level = 3 }, static { affects = "me", level = 3, might = 3 },
}
test_card { id = "t-8241", name = "Spend It", type = "spell", cost = { energy = 1 },
  run = function(game) game.pay { xp = 1 } end,
}

scenario "820.2.a a repeated spell may choose another target, is played once, and pays both" {
  p1 = { hand = { "Echo Bolt" }, pool = { energy = 3 }, base = { "Fan" } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Echo Bolt"):yes():on "Unit 3":on "Unit 2"
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:expect("Unit 2"):in_zone "trash"
    t:expect_event("play", "Echo Bolt")
    t:expect("Fan"):buffed()
  end }
test_card { id = "t-8200", name = "Echo Bolt", type = "spell", cost = { energy = 1 }, repeats { energy = 2 },
  targets = { unit { enemy = true } }, run = function(game, me, it) game.deal(2, it) end,
}

test_card { id = "t-811z1", name = "Lying Digger", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "hidden" },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
test_card { id = "t-811z2", name = "Eager Pupil", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", borrows = cards { zone = { "facedown", "board" }, mine = true, other = true } },
}

scenario "421.3 a facedown card has no ability that another object could have, and face up it has" {
  p1 = { facedown = { ["West Field"] = "Lying Digger" }, at = { ["West Field"] = { "Unit 1" } },
    base = { "Eager Pupil" } },
  function(t)
    t:cannot(t.p1, "use", "Eager Pupil")
    t.p1:play "Lying Digger"
    t:can(t.p1, "use", "Eager Pupil")
  end }
