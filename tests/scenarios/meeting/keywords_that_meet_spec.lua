-- SPDX-License-Identifier: MIT
-- Two keywords on one card or in one situation that no other scenario brings together, and keywords on what was
-- stolen, hidden, attached, given or returned. Each was decided from the numbered rules first.

use "../test_cards.lua"

test_card { id = "t-kk-01", name = "Hidden Smith", type = "unit", cost = { energy = 4 }, might = 2,
  keywords = { "hidden", "weaponmaster" },
}
test_card { id = "t-kk-02", name = "Plain Blade", type = "gear", cost = { energy = 1 }, tags = { "Equipment" },
  might_bonus = 2, equip { cost = { energy = 1, power = { any = 1 } } },
}
test_card { id = "t-kk-03", name = "Hidden Sparks", type = "spell", cost = { energy = 5 }, keywords = { "hidden", "reaction" },
  repeats { energy = 1 },
  targets = { unit { enemy = true } }, run = function(game, me, one) game.deal(1, one) end,
}
test_card { id = "t-kk-04", name = "Sparks", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  repeats { energy = 1 },
  targets = { unit { enemy = true } }, run = function(game, me, one) game.deal(1, one) end,
}
test_card { id = "t-kk-05", name = "Ambush Smith", type = "unit", cost = { energy = 0 }, might = 1,
  keywords = { "ambush", "weaponmaster" },
}
test_card { id = "t-kk-06", name = "Ambush Legionary", type = "unit", cost = { energy = 0 }, might = 1,
  keywords = { "ambush", "legion" },
  when_played { legion = true, run = function(game) game.draw(1) end },
}
test_card { id = "t-kk-07", name = "Ambush Seer", type = "unit", cost = { energy = 0 }, might = 1,
  keywords = { "ambush", "vision", hunt = 2 },
}
test_card { id = "t-kk-08", name = "Ambush Racer", type = "unit", cost = { energy = 0 }, might = 2, domains = { "fury" },
  keywords = { "ambush", "accelerate" },
}
test_card { id = "t-kk-09", name = "Levelled Martyr", type = "unit", cost = { energy = 0 }, might = 1, keywords = { level = 3 },
  deathknell { level = 3, run = function(game) game.draw(1) end },
}
test_card { id = "t-kk-10", name = "Levelled Wall", type = "unit", cost = { energy = 0 }, might = 2, keywords = { level = 3 },
  static { level = 3, affects = "me", keywords = { "tank", shield = 2 } },
}
test_card { id = "t-kk-11", name = "Levelled Seer", type = "unit", cost = { energy = 0 }, might = 1, keywords = { level = 3 },
  static { level = 3, affects = "me", keywords = { "vision" } },
}
test_card { id = "t-kk-12", name = "Fading Hunter", type = "unit", cost = { energy = 0 }, might = 3,
  keywords = { "temporary", hunt = 2 },
}
test_card { id = "t-kk-13", name = "Seeing Smith", type = "unit", cost = { energy = 0 }, might = 1,
  keywords = { "vision", "weaponmaster" },
}
test_card { id = "t-kk-14", name = "Mourned Blade", type = "gear", cost = { energy = 0 }, tags = { "Equipment" },
  might_bonus = 1, keywords = { "quick_draw" }, equip { cost = { energy = 1 } },
  deathknell { run = function(game) game.draw(1) end },
}
test_card { id = "t-kk-15", name = "Hidden Mayfly", type = "unit", cost = { energy = 2 }, might = 2,
  keywords = { "hidden", "temporary" },
}
test_card { id = "t-kk-16", name = "Hidden Martyr", type = "unit", cost = { energy = 2 }, might = 2, keywords = { "hidden" },
  deathknell { run = function(game) game.draw(1) end },
}
test_card { id = "t-kk-17", name = "Big Hunter", type = "unit", cost = { energy = 0 }, might = 3, keywords = { hunt = 2 } }
test_card { id = "t-kk-18", name = "Odd Wall", type = "unit", cost = { energy = 0 }, might = 2, keywords = { "tank", "backline" } }
test_card { id = "t-kk-19", name = "Both Ways", type = "unit", cost = { energy = 0 }, might = 2,
  keywords = { assault = 3, shield = 1 },
}
test_card { id = "t-kk-20", name = "Levelled Recruit", type = "unit", cost = { energy = 0 }, might = 1, keywords = { level = 3 },
  static { level = 3, affects = "me", might = 4 },
}
test_card { id = "t-kk-21", name = "Teach", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, one)
    game.give(one, { keyword = "hunt" })
    game.give(one, { keyword = "temporary" })
    game.give(one, { keyword = "vision" })
  end,
}
test_card { id = "t-kk-22", name = "Steal", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit { enemy = true } }, run = function(game, me, one) game.take_control(one) end,
}
test_card { id = "t-kk-23", name = "Send Home", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, one) game.return_to_hand(one) end,
}
test_card { id = "t-kk-24", name = "Break", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { gear {} }, run = function(game, me, one) game.kill(one) end,
}
test_card { id = "t-kk-28", name = "Slay Now", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, one) game.kill(one) end,
}
test_card(function()
  local mine = units { mine = true, zone = "trash" }
  return card { id = "t-kk-25", name = "Raise", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
    run = function(game) game.play(game.all(mine)[1], { ignoring = "cost" }) end,
  }
end)
test_card { id = "t-kk-26", name = "Oracle Banner", type = "gear", cost = { energy = 0 },
  static { affects = units { mine = true }, keywords = { "vision" } },
}
test_card { id = "t-kk-27", name = "Lesson", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  run = function(game) game.gain_xp(3) end,
}

scenario "811.1.d.2, 821.1.d Weaponmaster from Hidden chooses Equipment at that battlefield only" {
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "Plain Blade" } } } }, base = { "Plain Blade" },
    facedown = { ["West Field"] = "Hidden Smith" }, pool = { energy = 5, any = 5 } },
  function(t)
    t.p1:play "Hidden Smith"
    t.p1:yes() -- no question which Equipment, there is one
    t.p1:yes() -- and it is paid for
    t:pass_all()
    t:expect("Hidden Smith"):might(4)
    t:expect("Unit 1"):might(1)
  end }

scenario "811.1.d.2 with the only Equipment in the base Weaponmaster from Hidden has nothing to choose" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, base = { "Plain Blade" },
    facedown = { ["West Field"] = "Hidden Smith" }, pool = { energy = 5, any = 5 } },
  function(t)
    t.p1:play "Hidden Smith"
    t:pass_all()
    t:expect("Hidden Smith"):might(2)
    t:expect("Plain Blade"):unattached():at "base"
    t:expect_decision("p1", "turn")
  end }

scenario "811.1.d.2, 820.2 a repeated spell from Hidden chooses there both times, and pays for Repeat" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Sparks" }, pool = { energy = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 4" }, ["West Field"] = {} }, base = { "Unit 5", "Unit 6" } },
  turn = "p2",
  function(t)
    t.p2:move({ "Unit 5", "Unit 6" }, "West Field")
    t.p2:pass()
    t.p1:play "Hidden Sparks":yes()
    t:expect_options("Unit 5", "Unit 6")
    t.p1:choose "Unit 5"
    t:expect_options("Unit 5", "Unit 6")
    t.p1:choose "Unit 6"
    t:resolve()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 6"):damage(1)
    t:expect_number("p1", "energy", 0)
  end }

scenario "809.1.c, 820.2 both executions choose one with Deflect: it is paid twice" {
  p1 = { hand = { "Sparks" }, pool = { energy = 1, any = 2 } },
  p2 = { base = { "Deflector", "Unit 2" } },
  function(t)
    t.p1:play "Sparks":yes()
    t.p1:choose "Deflector" t.p1:choose "Deflector"
    t:pass_all()
    t:expect("Deflector"):damage(2)
    t:expect_number("p1", "any", 0)
  end }

scenario "809.1.c, 355.16 with Power for one only one execution may choose it" {
  p1 = { hand = { "Sparks" }, pool = { energy = 1, any = 1 } },
  p2 = { base = { "Deflector", "Unit 2" } },
  function(t)
    t.p1:play "Sparks":yes()
    t.p1:choose "Deflector"
    t:pass_all()
    t:expect("Deflector"):damage(1)
    t:expect("Unit 2"):damage(1)
  end }

scenario "822.1, 821.1 who comes by Ambush into a combat is armed there" {
  p1 = { base = { "Unit 3" }, hand = { "Ambush Smith" }, pool = { energy = 2, any = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play "Ambush Smith":at "West Field"
    t:expect("Ambush Smith"):attacking()
    t:expect_chain(0)
  end }

scenario "812.1.c Legion by Ambush in the opponent's turn: only what was finalized in this turn counts" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Ambush Legionary", "Ambush Legionary", "Lesson" } },
  p2 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play "Ambush Legionary#1":at "West Field"
    t:expect_chain(0)
    t.p2:pass()
    t.p1:play "Ambush Legionary#2":at "West Field"
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.hand):count(2)
  end }

scenario "822.1, 817.1, 823.1 by Ambush into a combat: Vision as it is played, Hunt as it conquers" {
  p1 = { base = { "Unit 3" }, hand = { "Ambush Seer" }, deck = { "Unit 7", "Unit 8" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play "Ambush Seer":at "West Field"
    t:expect_chain(1)
    t:resolve()
    t.p1:choose "Unit 7"
    t:combat()
    t.p2:order { "Unit 3", "Ambush Seer" }
    t:pass_all()
    t:expect_control("West Field", "p1")
    t:expect_number("p1", "xp", 2)
    t:expect(t.p1.deck):starts_with { "Unit 8" }
  end }

scenario "805.1.a, 822.1 Accelerate with Ambush: the unit is ready in the combat" {
  p1 = { base = { "Unit 3" }, hand = { "Ambush Racer" }, pool = { energy = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play "Ambush Racer":yes():at "West Field"
    t:expect("Ambush Racer"):ready():attacking()
  end }

scenario "727.1.b, 808 a Deathknell behind Level is active only with the XP" {
  p1 = { xp = 2, base = { "Levelled Martyr", "Levelled Martyr" }, hand = { "Lesson" } },
  p2 = { hand = { "Slay Now", "Slay Now" } }, turn = "p2",
  function(t)
    t.p2:play "Slay Now":on "Levelled Martyr#1"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t.p2:play "Slay Now":on "Levelled Martyr#2"
    t.p2:pass()
    t.p1:play "Lesson"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "824.1.c, 815.1, 814.1 Level reached in the showdown gives Tank and Shield for the damage" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Levelled Wall", "Unit 1" } }, hand = { "Lesson" } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:pass()
    t.p2:play "Lesson"
    t:resolve()
    t:expect("Levelled Wall"):might(4):keyword "tank"
    t:combat()
    t:expect("Levelled Wall"):in_zone "trash"
    t:expect("Unit 1"):at "West Field"
    t:expect("Unit 4"):in_zone "trash"
  end }

scenario "727.1.c, 817.1.c Level that is there already as the unit enters gives Vision" {
  p1 = { xp = 3, hand = { "Levelled Seer" } },
  function(t)
    t.p1:play "Levelled Seer"
    t:expect_chain(1)
    t:resolve()
    t:expect_decision("p1", "436.1")
  end }

scenario "816.1.b, 823.1 Temporary kills before the hold, so Hunt gives nothing" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Fading Hunter" } } },
  function(t)
    t:next_turn()
    t:expect("Fading Hunter"):in_zone "trash"
    t:expect_number("p1", "xp", 0)
    t:expect_points("p1", 0)
  end }

scenario "383.3.d Vision and Weaponmaster of one unit: its controller orders them" {
  p1 = { hand = { "Seeing Smith" }, base = { "Plain Blade" }, pool = { energy = 2, any = 2 } },
  function(t)
    t.p1:play "Seeing Smith":yes()
    t.p1:order { 1, 2 }
    t.p1:yes() -- pays for Weaponmaster
    t:pass_all()
    t.p1:choose()
    t:pass_all()
    t:expect("Seeing Smith"):might(3)
  end }

scenario "718.2, 721.2 the printed Deathknell of an attached gear does nothing when it is killed" {
  p1 = { base = { { "Unit 2", attached = { "Mourned Blade" } }, "Mourned Blade" } },
  p2 = { hand = { "Break", "Break" } }, turn = "p2",
  function(t)
    t.p2:play "Break":on "Mourned Blade#1"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t.p2:play "Break":on "Mourned Blade#2"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "816.1.a, 129.4 a facedown card with Temporary is not killed" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Hidden Mayfly" } },
  function(t)
    t:next_turn()
    t.p1:play "Hidden Mayfly"
    t:expect("Hidden Mayfly"):at "West Field"
    t:next_turn() t:next_turn()
    t:expect("Hidden Mayfly"):in_zone "trash"
  end }

scenario "323.7, 428.1 a facedown card that is removed has not died" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Hidden Martyr" } },
  p2 = { hand = { "Send Home" } },
  function(t)
    t.p2:play "Send Home":on "Unit 2"
    t:pass_all()
    t:expect("Hidden Martyr"):in_zone "trash"
    t:expect_no_event("die")
    t:expect(t.p1.hand):is { "Unit 2" }
  end }

scenario "823.2 Hunt in print and Hunt that was given are one ability with the sum" {
  p1 = { hand = { "Teach" }, base = { "Big Hunter" } },
  function(t)
    t.p1:play "Teach":on "Big Hunter"
    t:pass_all()
    t.p1:move("Big Hunter", "West Field")
    t:showdown_pass()
    t:expect_number("p1", "xp", 3)
  end }

scenario "817.2 Vision in print and Vision by another card trigger separately" {
  p1 = { hand = { "Seer" }, base = { "Oracle Banner" }, pool = { energy = 1 }, deck = { "Unit 7", "Unit 8", "Unit 9" } },
  function(t)
    t.p1:play "Seer"
    t:expect_chain(2)
    t:resolve()
    t.p1:choose "Unit 7"
    t:resolve()
    t.p1:choose "Unit 8"
    t:expect(t.p1.deck):starts_with { "Unit 9" }
  end }

scenario "816.1.c a stolen unit with Temporary dies in its new controller's Beginning Phase" {
  p1 = { hand = { "Steal" } },
  p2 = { base = { "Mayfly" } },
  function(t)
    t.p1:play "Steal":on "Mayfly"
    t:pass_all()
    t:next_turn()
    t:expect("Mayfly"):controlled_by "p1"
    t:next_turn()
    t:expect(t.p2.trash):is { "Mayfly" }
  end }

scenario "824.1.c.1 a stolen unit with Level counts its new controller's XP" {
  p1 = { hand = { "Steal" }, xp = 3 },
  p2 = { base = { "Levelled Recruit" } },
  function(t)
    t:expect("Levelled Recruit"):might(1)
    t.p1:play "Steal":on "Levelled Recruit"
    t:pass_all()
    t:expect("Levelled Recruit"):might(5)
  end }

scenario "323.2.b, 807.1.d.1, 814.1 an attacker that is stolen defends: Assault ends, Shield begins" {
  p1 = { base = { "Both Ways", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 6" } }, hand = { "Steal" } },
  function(t)
    t.p1:move({ "Both Ways", "Unit 1" }, "West Field")
    t:expect("Both Ways"):might(5):attacking()
    t.p1:pass()
    t.p2:play "Steal":on "Both Ways"
    t:resolve()
    t:expect("Both Ways"):defending():might(3):controlled_by "p2"
  end }

scenario "815.1, 826.3, 460.2.c.8 of a unit that is first and last whoever assigns chooses which" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Odd Wall", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect_decision "p1"
    t.p1:no() -- as Backline says
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Odd Wall"):at "West Field"
  end }

scenario "110 what was given is gone when the unit comes back: it does not die, and sees nothing" {
  p1 = { hand = { "Teach", "Send Home" }, base = { "Unit 0" }, pool = {} },
  function(t)
    t.p1:play "Teach":on "Unit 0"
    t:pass_all()
    t:expect("Unit 0"):keyword("temporary", "hunt", "vision")
    t.p1:play "Send Home":on "Unit 0"
    t:pass_all()
    t.p1:play "Unit 0"
    t:expect_chain(0)
    t:expect("Unit 0"):no_keyword("temporary", "hunt", "vision")
    t:next_turn() t:next_turn()
    t:expect("Unit 0"):at "base"
  end }

scenario "822.1.b, 355.2.b a unit with Ambush that an effect plays may come to a contested battlefield with units of mine" {
  p1 = { base = { "Unit 3" }, trash = { "Ambush Seer" }, hand = { "Raise" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play "Raise"
    t:resolve()
    t:expect_options("base", "West Field")
    t.p1:choose "West Field"
    t:expect("Ambush Seer"):attacking()
    t:resolve()
    t.p1:choose()
  end }
