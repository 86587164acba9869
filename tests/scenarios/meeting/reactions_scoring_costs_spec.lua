-- SPDX-License-Identifier: MIT
-- Units with Reaction, battlefields lost and won again, costs that are taken back: played through.

use "../test_cards.lua"

test_card { id = "t-970", name = "Minuteman", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "reaction" },
}
test_card { id = "t-971", name = "Pocket Charm", type = "gear", cost = { energy = 1 },
  keywords = { "reaction" },
}

-- ---- Units with Reaction --------------------------------------------------------------

scenario "813.3.a a unit with Reaction joins the defence of a battlefield its player controls" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Minuteman" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:play("Minuteman"):at "East Field"
    t:expect("Minuteman"):defending():exhausted()
    t:expect_decision("p1", "focus")
  end }

scenario "813.3.a a unit with Reaction is not played where its player only fights for control" {
  p1 = { base = { "Unit 3" }, hand = { "Minuteman" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play("Minuteman"):at "base"
    t:expect("Minuteman"):at "base"
  end }

scenario "813 a unit with Reaction is played on top of a chain and is there at once" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Minuteman" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Minuteman"
    t:expect("Minuteman"):at "base"
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
  end }

scenario "813 gear with Reaction" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  p2 = { hand = { "Pocket Charm" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Pocket Charm"
    t:expect("Pocket Charm"):at("base"):ready()
  end }

-- ---- Moving, losing and gaining -------------------------------------------------------

scenario "323.6 a unit that ganks away gives up the battlefield it leaves" {
  p1 = { at = { ["West Field"] = { "Ganker" } } },
  function(t)
    t.p1:move("Ganker", "East Field")
    t:expect_control("West Field", "nobody")
    t:showdown_pass()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "465 a battlefield that was conquered, lost and taken again scores once" {
  p1 = { base = { "Unit 1", "Unit 2" } }, p2 = { hand = { "Jab" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:move("Unit 2", "East Field")
    t.p1:pass()
    t.p2:play("Jab"):on "Unit 1"
    t:showdown_pass()
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 2)
  end }

scenario "466.1.b.2 a battlefield that was scored and lost again counts for the Winning Point" {
  p1 = { points = 6, base = { "Unit 1", "Unit 2" } },
  p2 = { hand = { "Jab" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t.p1:move("Unit 2", "East Field")
    t.p1:pass()
    t.p2:play("Jab"):on "Unit 1"
    t:pass_all()
    t:expect_control("West Field", "nobody")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "464.1 a unit the opponent lured to an open battlefield conquers it for its player" {
  p1 = { hand = { "Lure" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Lure"):on("Unit 2"):choose "West Field"
    t:pass_all()
    t:expect_decision("p2", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "p2")
    t:expect_points("p2", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "355.4 an enemy unit can be sent to its own base, not to mine" {
  p1 = { hand = { "Lure" }, runes = { fury = 1 } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Lure"):on("Unit 2")
    t:expect_option("base", "West Field")
    t.p1:choose "base"
    t:pass_all()
    t:expect(t.p2.base):is { "Unit 2" }
    t:expect(t.p1.base):is {}
  end }

scenario "459.2.b.4.a an enemy unit lured into my attack defends" {
  p1 = { base = { "Unit 5" }, hand = { "Lure" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 5", "East Field")
    t.p1:play("Lure"):choose("Unit 1"):choose "East Field"
    t:pass_all()
    t:expect("Unit 1"):defending()
    t:combat()
    t:expect(t.p2.trash):is { "Unit 1", "Unit 2" }
    t:expect_control("East Field", "p1")
  end }

scenario "461.5.b with both sides gone nobody controls the battlefield" {
  p1 = { base = { "Unit 3" }, hand = { "Fall Back", "Bolt" }, runes = { fury = 2 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3#1", "East Field")
    t.p1:play("Bolt"):on "Unit 3#2"
    t:pass_all()
    t.p2:pass()
    t.p1:play("Fall Back"):on "Unit 3#1"
    t:pass_all()
    t:combat()
    t:expect_control("East Field", "nobody")
    t:expect_points("p1", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "460.2 units without Might fight without damage and the attacker goes home" {
  p1 = { base = { "Unit 0" } }, p2 = { at = { ["East Field"] = { "Unit 0" } } },
  function(t)
    t.p1:move("Unit 0#1", "East Field")
    t:combat()
    t:expect("Unit 0#1"):at "base"
    t:expect("Unit 0#2"):at "East Field"
    t:expect_control("East Field", "p2")
  end }

scenario "143.4 a unit played to a battlefield holds it in the next turn" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Unit 1"):at "West Field"
    t.p1:move("Unit 2", "base")
    t:expect_control("West Field", "p1")
    t:next_turn():next_turn()
    t:expect_points("p1", 1)
  end }

scenario "805 a unit that enters ready at a battlefield may move on" {
  p1 = { hand = { "Racer" }, runes = { fury = 4 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Racer"):yes():at "West Field"
    t:expect("Racer"):at("West Field"):ready()
    t.p1:move("Racer", "base")
    t:expect("Racer"):at("base"):exhausted()
  end }

-- ---- Winning --------------------------------------------------------------------------

scenario "323.1 a player who reached the score has won before anything else resolves" {
  battlefields = { "Shrine", "East Field" },
  p2 = { points = 7, at = { Shrine = { "Unit 1" } } },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p2"
    t:expect(t.p2.hand):count(0)
  end }

scenario "467 when the opponent is ahead reaching the score does not win" {
  p1 = { points = 8 }, p2 = { points = 8, at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p2"
    t:expect_points("p2", 9)
  end }

-- ---- Costs and choices ----------------------------------------------------------------

scenario "809.1.c a trigger that chooses a unit with Deflect costs Power" {
  p1 = { hand = { "Sniper" }, runes = { fury = 2 } }, p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play "Sniper"
    t.p1:yes() -- 404.2: one may decline
    t:expect(t.p1.runes):count(1)
    t:pass_all()
    t:expect("Deflector"):damage(2)
  end }

scenario "402.3 a trigger that can only choose what it cannot pay for leaves the chain" {
  p1 = { hand = { "Sniper" }, pool = { energy = 1 } }, p2 = { base = { "Deflector" } },
  function(t)
    t.p1:play "Sniper"
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
    t:expect("Deflector"):damage(0)
  end }

scenario "356.6 what is discarded as a cost is chosen by the player" {
  p1 = { hand = { "Haggler", "Unit 1", "Unit 2" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Haggler"):yes():choose "Unit 2"
    t:expect(t.p1.trash):is { "Unit 2" }
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

scenario "358.4 taking back a play gives back what was to be killed for it" {
  p1 = { hand = { "Tyrant" }, runes = { fury = 1 }, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Tyrant"
    t.p1:cancel()
    t:expect("Unit 1"):at "base"
    t:expect("Tyrant"):in_zone "hand"
    t:expect(t.p1.runes):ready(1)
  end }

scenario "356.2.a.1 the Deathknell of what is killed as a cost triggers" {
  p1 = { hand = { "Tyrant" }, runes = { fury = 1 }, base = { "Martyr" } },
  function(t)
    t.p1:play "Tyrant"
    t:expect("Tyrant"):at "base"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "357.2.a a cost that is replaced is paid all the same" {
  p1 = { hand = { "Tyrant" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } },
    base = { "Saint" } },
  function(t)
    t.p1:play("Tyrant"):at("base"):choose "Unit 1"
    t:expect("Tyrant"):at "base"
    t:expect("Unit 1"):at "base"
  end }

-- ---- Beginnings and ends --------------------------------------------------------------

scenario "383.3.d what triggers at the start of the Beginning Phase is ordered by its player" {
  p1 = { base = { "Mayfly", "Early Bird" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_decision("p1", "383.3.d")
    t.p1:order { "Early Bird", "Mayfly" }
    t:resolve()
    t:expect("Mayfly"):in_zone "trash"
    t:expect(t.p1.hand):count(0)
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "816 the Deathknell of what Temporary kills" {
  p1 = { base = { "Martyr" } }, p2 = { hand = { "Curse" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Curse"):on "Martyr"
    t:pass_all()
    t.p2:end_turn()
    t:resolve()
    t:expect("Martyr"):in_zone "trash"
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "317.1 an end of turn trigger may be answered with Reactions" {
  p1 = { base = { "Night Owl" } }, p2 = { hand = { "Slay" }, runes = { calm = 1 } },
  function(t)
    t.p1:end_turn()
    t.p1:pass()
    t.p2:play("Slay"):on "Night Owl"
    t:pass_all()
    t:expect("Night Owl"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
    t:expect_decision("p2", "turn")
  end }

scenario "315.4.d resources added in the start of the turn are gone in the main phase" {
  p2 = { base = { "Early Bird", "Mana Elf" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "priority")
    t.p2:use "Mana Elf"
    t:expect_number("p2", "energy", 1)
    t:pass_all()
    t:expect_decision("p2", "turn")
    t:expect_number("p2", "energy", 0)
    t:expect("Mana Elf"):exhausted()
  end }

scenario "421.4 a hidden card stays hidden while its player keeps control through a combat" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["East Field"] = { "Unit 5" } }, facedown = { ["East Field"] = "Lurker" } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:combat()
    t:expect("Lurker"):in_zone "facedown"
    t:expect(t:zone("facedown", 1)):unseen_by "p1"
  end }
