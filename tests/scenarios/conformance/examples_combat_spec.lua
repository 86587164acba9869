-- SPDX-License-Identifier: MIT
-- Worked examples and rulings about showdowns, combat, damage, keywords of combat and Might.

use "../test_cards.lua"

test_card { id = "t-c40", name = "Tire Out", type = "unit", cost = { energy = 1 }, might = 3,
  activated { timing = "action", cost = { exhaust = "me" },
    run = function(game, me) game.draw(1) end },
}

-- ---- Assigning damage -----------------------------------------------------------------------

scenario "RB-EX-031 460.2.c.3 five damage on four units of 3: one dies, the rest goes to a second" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 3", "Unit 3", "Unit 3", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect("Unit 3#1"):in_zone "trash" -- they are equal: which of them is not asked
    t:expect(t.p2.trash):count(1)
    t:expect_event("damage", "Unit 3#1", 3)
    t:expect_event("damage", "Unit 3#2", 2)
    t:expect_no_event("damage", "Unit 3", 1)
  end }

scenario "RB-EX-032 460.2.c.5 first the Tank, then the unit without text, Caitlyn last" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Caitlyn, Patrolling", "Unit 2", "Tank" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect_event("damage", "Tank", 2)
    t:expect_event("damage", "Unit 2", 2)
    t:expect_event("damage", "Caitlyn, Patrolling", 1)
    t:expect(t.p2.trash):is { "Tank", "Unit 2" }
  end }

scenario "RB-EX-033 460.2.c.6 of two Tanks either is first, the other one second" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Tank", "Tank 4", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect_option("Tank", "Tank 4")
    t:expect_no_option "Unit 3"
    t.p1:order { "Tank 4", "Tank" }
    t:expect_event("damage", "Tank 4", 4)
    t:expect_event("damage", "Tank", 1)
    t:expect_no_event("damage", "Unit 3")
  end }

scenario "RB-EX-033 460.2.c.6 only when both Tanks have lethal damage the unit without Tank gets the rest" {
  p1 = { base = { "Unit 7" } },
  p2 = { at = { ["West Field"] = { "Tank", "Tank 4", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t:combat()
    t:expect_event("damage", "Tank 4", 4)
    t:expect_event("damage", "Tank", 2)
    t:expect_event("damage", "Unit 3", 1)
  end }

scenario "RB-EX-053 807.2 Petty Officer with Cleave has Assault 4" {
  p1 = { base = { "Petty Officer" }, hand = { "Cleave" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 10" } } },
  function(t)
    t:expect("Petty Officer"):attribute("assault", 1)
    t.p1:play("Cleave"):on "Petty Officer"
    t:pass_all()
    t:expect("Petty Officer"):attribute("assault", 4):might(5)
    t.p1:move("Petty Officer", "West Field")
    t:expect("Petty Officer"):might(9)
  end }

scenario "RB-EX-060 814.2 Stalwart Poro with Block has Shield 4 and Tank" {
  p1 = { base = { "Unit 7" } },
  p2 = {
    at = { ["West Field"] = { "Stalwart Poro", "Unit 1" } }, hand = { "Block" }, pool = { energy = 2 },
  },
  function(t)
    t.p1:move("Unit 7", "West Field"):pass()
    t.p2:play("Block"):on "Stalwart Poro"
    t:pass_all()
    t:expect("Stalwart Poro"):attribute("shield", 4):attribute("tank", 1):might(6)
    t:combat()
    t:expect_event("damage", "Stalwart Poro", 6)
    t:expect_event("damage", "Unit 1", 1)
  end }

-- ---- Mighty and layers ------------------------------------------------------------------------

scenario "RB-EX-037 471.3 Fiora with a buff is Mighty and has her keywords; defending she has 6" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { { "Fiora, Victorious", buffs = 1 } } } },
  function(t)
    t:expect("Fiora, Victorious"):might(5):attribute("deflect", 1):attribute("ganking", 1)
    t:expect("Fiora, Victorious"):attribute("shield", 1)
    t.p1:move("Unit 1", "West Field")
    t:expect("Fiora, Victorious"):defending():might(6):attribute("shield", 1)
  end }

scenario "RB-EX-037 471.3 Fiora without a buff has 4 Might and none of her keywords" {
  p1 = { base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Fiora, Victorious" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect("Fiora, Victorious"):might(4):attribute("shield", 0):attribute("deflect", 0)
  end }

test_card { id = "t-c41", name = "Strip", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { unit {} },
  run = function(game, me, it) game.spend_buff(it) end,
}

scenario "RB-EX-038 471.3 the buff gone while she defends: 4 Might, Shield does not keep her Mighty" {
  p1 = { base = { "Unit 1" } },
  p2 = {
    at = { ["West Field"] = { { "Fiora, Victorious", buffs = 1 } } }, hand = { "Strip" },
    runes = { calm = 1 },
  },
  function(t)
    t.p1:move("Unit 1", "West Field"):pass()
    t:expect("Fiora, Victorious"):might(6)
    t.p2:play("Strip"):on "Fiora, Victorious"
    t:pass_all()
    t:expect("Fiora, Victorious"):might(4):attribute("shield", 0):attribute("ganking", 0)
  end }

scenario "RB-EX-042 472.3.b minus 4 to a minimum of 1 on a 2 is minus 1 from then on" {
  p1 = { hand = { "Shrivel", "Grow", "Shrink" }, runes = { fury = 3 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Shrivel"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(1)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(3)
    t.p1:play("Shrink"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(1)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end }

scenario "RB-RU-060 472.3.b Stupefy stays -1 when the unit leaves the Trifarian War Camp" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { hand = { "Stupefy", "Fall Back" }, pool = { energy = 2 } },
  p2 = { at = { ["Trifarian War Camp"] = { "Recruit" } } },
  function(t)
    t:expect("Recruit"):might(2)
    t.p1:play("Stupefy"):on "Recruit"
    t:pass_all()
    t:expect("Recruit"):might(1)
    t.p1:play("Fall Back"):on "Recruit"
    t:pass_all()
    t:expect("Recruit"):might(0):at "base"
  end }

scenario "RB-EX-048 710 plus 3 this turn makes a 3 Mighty until the turn ends" {
  p1 = { base = { "Unit 3" }, hand = { "Three More" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 3"):attribute("mighty", 0)
    t.p1:play("Three More"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6):attribute("mighty", 1)
    t:next_turn()
    t:expect("Unit 3"):might(3):attribute("mighty", 0)
  end }

test_card { id = "t-c42", name = "Three More", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = 3, lasts = "turn" }) end,
}

scenario "RB-EX-050 715.2 Singularity with Annie, Fiery deals 7 to each of two" {
  p1 = { base = { "Annie, Fiery" }, hand = { "Singularity" }, pool = { energy = 6, mind = 2 } },
  p2 = { base = { "Unit 8", "Unit 9" } },
  function(t)
    t.p1:play("Singularity"):on("Unit 8", "Unit 9")
    t:pass_all()
    t:expect("Unit 8"):damage(7)
    t:expect("Unit 9"):damage(7)
  end }

-- ---- Deaths -------------------------------------------------------------------------------------

scenario "RB-EX-054 808.1.d.1 a death that became a recall lets no Deathknell happen" {
  p1 = { base = { "Phoenix" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Phoenix"
    t:pass_all()
    t.p1:yes()
    t:expect("Phoenix"):at "base"
    t:expect(t.p1.hand):count(0)
    t:expect_chain(0)
  end }

scenario "RB-EX-109 808.1.d.1 no Deathknell is pending for a death that became a recall" {
  p1 = { at = { ["West Field"] = { "Phoenix" } } },
  p2 = { hand = { "Slay" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Slay"):on "Phoenix"
    t:pass_all()
    t.p1:yes()
    t:expect("Phoenix"):at "base"
    t:expect_no_event "trigger"
    t:expect_no_event "die"
  end }

scenario "RB-RU-119 418.1 a unit saved from lethal damage is healed and dies no second time" {
  p1 = { base = { "Zhonya's Hourglass" }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Void Seeker"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):at("base"):damage(0):exhausted()
    t:expect("Zhonya's Hourglass"):in_zone "trash"
    t:expect_decision("p2", "turn")
  end }

scenario "RB-EX-030 452.1 Zhonya's Hourglass from hidden is recalled to the base, which is no move" {
  p1 = {
    at = { ["West Field"] = { "Unit 3" } }, facedown = { ["West Field"] = "Zhonya's Hourglass" },
  },
  p2 = { base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field"):pass()
    t:forget()
    t.p1:play "Zhonya's Hourglass"
    t:expect_event("enter", "Zhonya's Hourglass")
    t:expect_event("recall", "Zhonya's Hourglass")
    t:expect_no_event "move"
    t:expect("Zhonya's Hourglass"):at("base"):ready()
  end }

scenario "RB-RU-202 461.1.a.1 units die before all are healed: Baron's bonus is gone and the Poro lives" {
  p1 = { base = { "Unit 10", "Unit 10" } },
  p2 = { at = { ["West Field"] = { "Great One", "Mystic Poro" } } },
  function(t)
    t:expect("Mystic Poro"):might(4)
    t.p1:move({ "Unit 10#1" }, "West Field")
    t:combat()
    t.p1:order { "Great One", "Mystic Poro" }
    t:expect("Great One"):in_zone "trash"
    t:expect("Mystic Poro"):at("West Field"):might(2):damage(0)
  end }

test_card { id = "t-c43", name = "Great One", type = "unit", cost = { energy = 1 }, might = 8,
  static { affects = units { friendly = true, other = true }, might = 2 },
}

-- ---- Showdowns, combat and its result ------------------------------------------------------------

scenario "RB-RU-153 348 the only defender is dead: the showdown goes on, the other player has Focus" {
  p1 = { base = { "Unit 2" }, hand = { "Hextech Ray" }, pool = { energy = 1, fury = 1 } },
  p2 = {
    at = { ["West Field"] = { "Stalwart Poro" } }, hand = { "Swift Study" }, runes = { calm = 1 },
  },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect("Stalwart Poro"):might(3)
    t.p1:play("Hextech Ray"):on "Stalwart Poro"
    t:pass_all()
    t:expect("Stalwart Poro"):in_zone "trash"
    t:expect_decision("p2", "focus")
    t.p2:play "Swift Study"
    t:pass_all()
    t:expect_decision("p1", "focus")
    t.p1:pass()
    t.p2:pass()
    t:expect_control("West Field", "p1")
    t:expect_decision("p1", "turn")
  end }

scenario "RB-RU-155 323.2.a a unit played into a running combat becomes a defender, and its trigger fires" {
  p1 = { base = { "Unit 3" } },
  p2 = {
    at = { ["East Field"] = { "Unit 2" } }, hand = { "Quick Bulwark" }, runes = { calm = 1 },
  },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:play("Quick Bulwark"):at "East Field"
    t:expect("Quick Bulwark"):defending()
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p2.hand):count(1)
  end }

test_card { id = "t-c44", name = "Quick Bulwark", type = "unit", cost = { energy = 1 }, might = 3,
  keywords = { "reaction" },
  when { event = "defend", by = "me", run = function(game, me) game.draw(1) end },
}

scenario "RB-RU-019 461.3.d both sides survive: no result, the defender keeps control" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("Unit 2"):at("base"):exhausted():damage(0)
    t:expect("Unit 3"):at("West Field"):damage(0)
    t:expect_control("West Field", "p2")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
    t:expect_no_event "win_combat"
    t:expect_no_event "lose_combat"
  end }

scenario "RB-CX-008 324.1 the combat cleanup heals all units and recalls the attackers (461)" {
  p1 = { base = { "Unit 2", { "Unit 5", damage = 2 } } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("Unit 2"):at("base"):damage(0)
    t:expect("Unit 5"):damage(0)
  end }

scenario "RB-CX-008 324.1 the Ending cleanup heals, lets effects expire and empties the pools (317)" {
  p1 = {
    base = { { "Unit 5", damage = 2 } }, hand = { "Grow" }, pool = { energy = 3, fury = 1 },
  },
  function(t)
    t.p1:play("Grow"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):might(7):damage(2)
    t:next_turn()
    t:expect("Unit 5"):might(5):damage(0)
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "RB-RU-079 461.1.a.1 the end of a combat heals units that stand elsewhere, of both players" {
  p1 = { base = { "Unit 3" }, at = { ["East Field"] = { { "Unit 5", damage = 3 } } } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, base = { { "Unit 4", damage = 1 } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 5"):damage(3)
    t:combat()
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 4"):damage(0)
  end }

scenario "RB-RU-079 317.2.b the end of a turn heals units that stand elsewhere, of both players" {
  p1 = { at = { ["East Field"] = { { "Unit 5", damage = 3 } } } },
  p2 = { base = { { "Unit 4", damage = 1 } } },
  function(t)
    t:next_turn()
    t:expect("Unit 5"):damage(0)
    t:expect("Unit 4"):damage(0)
  end }

scenario "RB-RU-054 461.5.b no unit left on either side: nobody wins, the battlefield is nobody's" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3#1", "West Field")
    t:combat()
    t:expect(t.p1.trash):is { "Unit 3" }
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
    t:expect_no_event "win_combat"
  end }

scenario "RB-RU-199 459.2.d.1 Overzealous Fan resolves before the attacker's trigger and sends him home" {
  p1 = { base = { "Azir, Sovereign", "Recruit" } },
  p2 = { at = { ["West Field"] = { "Overzealous Fan", "Unit 1" } } },
  function(t)
    t.p1:move("Azir, Sovereign", "West Field")
    t.p1:yes()
    t.p2:yes()
    t.p1:choose "Recruit"
    t.p2:on "Azir, Sovereign"
    t.p2:yes()                        -- the cost
    t:expect("Overzealous Fan"):in_zone "trash"
    t:expect_chain(2)
    t:resolve()
    t:expect("Azir, Sovereign"):at "base"
    t:pass_all()
    t:expect("Recruit"):at "base"
  end }

scenario "RB-RU-075 144.3 units that move together exhaust, move at once and begin one showdown" {
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2", "Unit 3" }, "West Field")
    t:expect(t:at("West Field", 1)):is({ "Unit 1", "Unit 2", "Unit 3" }):exhausted(3)
    t:expect_decision("p1", "focus")
    t:forget()
    t:showdown_pass()
    t:expect_no_event "showdown"
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "RB-RU-088 414.4 a unit that has moved is exhausted and cannot pay for an ability" {
  p1 = { base = { "Tire Out" } }, p2 = { at = { ["West Field"] = { "Tire Out" } } },
  function(t)
    t.p1:move("Tire Out", "West Field")
    t:cannot(t.p1, "use", "p1's Tire Out", "414.4")
    t.p1:pass()
    t.p2:use "Tire Out"
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

-- ---- Control of battlefields --------------------------------------------------------------------

scenario "RB-RU-010 323.6 who has no unit at his battlefield loses it, though another one has (FAQ 1)" {
  p1 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  p2 = { hand = { "Study" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t:expect_control("West Field", "p2")
    t.p2:play "Study"
    t:pass_all()
    t:expect_control("West Field", "nobody")
  end }

scenario "RB-RU-011 323.8 moving to an undefended battlefield of the opponent begins a showdown (FAQ 2)" {
  p1 = { base = { "Unit 1" } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_decision("p1", "focus")
    t:expect_event "showdown"
    t:expect_no_event "combat"
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

-- ---- Hidden ---------------------------------------------------------------------------------------

scenario "RB-RU-084 811.1.b what was hidden this turn cannot be played, whoever comes there" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Hidden Jab" }, base = { "Unit 3" },
    runes = { fury = 1 } },
  p2 = { hand = { "Come Here" }, base = { "Unit 2" }, runes = { calm = 1 } },
  function(t)
    t.p1:hide("Hidden Jab", "West Field")
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:play("Come Here"):on("Unit 2"):choose "West Field"
    t:pass_all()
    t:cannot(t.p1, "play", "Hidden Jab", "811.1.b")
  end }

test_card { id = "t-c46", name = "Come Here", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  targets = { unit { friendly = true }, destination { of = 1 } },
  run = function(game, me, it, there) game.move(it, { to = there }) end,
}

scenario "RB-RU-085 811.6 a hidden card is played in the main phase, with nothing to react to" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Jab" } },
  function(t)
    t.p1:play("Hidden Jab"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
  end }

scenario "RB-RU-085 813.2 a hidden card is played in a showdown elsewhere" {
  p1 = {
    at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 1" },
    facedown = { ["West Field"] = "Hidden Jab" },
  },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:can(t.p1, "play", "Hidden Jab")
    t.p1:play("Hidden Jab"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

-- ---- Points ----------------------------------------------------------------------------------------

scenario "RB-RU-069 466.1.b.2 at 6: one held, the other conquered is 8 and the game" {
  p1 = { points = 6, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 7)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 8)
    t:expect_winner "p1"
  end }

scenario "RB-RU-069 466.1.b.2 at 6: a battlefield that was not scored stands in the way, so a card is drawn instead" {
  battlefields = { "West Field", "East Field", "High Field" },
  p1 = { points = 6, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 7)
    t:forget()
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect_event "draw"
    t:expect_winner "nobody"
  end }

test_card { id = "t-c47", name = "High Field", type = "battlefield" }

scenario "RB-RU-093 315.3.b.1 an empty Rune Deck in the Channel Phase costs nothing" {
  p1 = { rune_deck = {}, runes = { fury = 2 } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.runes):count(2)
    t:expect_points("p2", 0)
    t:expect_decision("p1", "turn")
  end }

scenario "RB-EX-029 431.2.d an empty Main Deck burns out: the trash comes back, an opponent gains a point" {
  p1 = { deck = {}, trash = { "Unit 1", "Unit 2", "Unit 3" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p2", 1)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.deck):count(2)
    t:expect(t.p1.trash):count(0)
  end }

scenario "RB-RU-092 431.3.b with deck and trash empty it burns out until the opponent has won" {
  p1 = { deck = {}, points = 5 },
  p2 = { points = 2 },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_winner "p2"
    t:expect_points("p2", 8)
  end }

-- ---- Actions -----------------------------------------------------------------------------------------

scenario "RB-CX-058 410.2.b nobody draws but in the draw step and when told to" {
  p1 = { runes = { fury = 2 } },
  function(t)
    t:expect_no_event "draw"
    t:next_turn()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(1)
    t:next_turn()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(1)
  end }

scenario "RB-EX-027 430.2 the channelled rune enters exhausted when the spell says so" {
  p1 = { hand = { "Channel Tired" }, rune_deck = { "Mind Rune", "Fury Rune" }, pool = { energy = 1 } },
  function(t)
    t.p1:play "Channel Tired"
    t:pass_all()
    t:expect("Mind Rune"):in_zone("runes"):exhausted()
    t:expect(t.p1.rune_deck):is { "Fury Rune" }
  end }

scenario "RB-EX-007 110 a unit that left the board and came back has lost damage, buff and keywords" {
  p1 = {
    base = { { "Unit 3", damage = 1, buffs = 1 } }, hand = { "Lend Tank", "Bounce" },
    pool = { energy = 5 },
  },
  function(t)
    t.p1:play("Lend Tank"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(1):buffed():attribute("tank", 1)
    t.p1:play("Bounce"):on "Unit 3"
    t:pass_all()
    t.p1:play("Unit 3"):at "base"
    t:expect("Unit 3"):damage(0):unbuffed():attribute("tank", 0):might(3)
  end }

scenario "RB-EX-106 110 also what was given without an end is gone" {
  p1 = { base = { "Unit 3" }, hand = { "Curse", "Bounce" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Curse"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):attribute("temporary", 1)
    t.p1:play("Bounce"):on "Unit 3"
    t:pass_all()
    t.p1:play("Unit 3"):at "base"
    t:expect("Unit 3"):attribute("temporary", 0)
  end }

scenario "RB-RU-145 337.1.b pending items are finalized oldest first, then resolved newest first" {
  p1 = {
    hand = { "Two Units" }, at = { ["West Field"] = { "Unit 1" } }, trash = { "Greeter", "Sniper" },
    runes = { fury = 1 },
  },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Two Units"):on("Greeter", "Sniper")
    t:pass_all()
    t.p1:at "base"                    -- Greeter is finalized first, and there at once
    t:expect("Greeter"):at "base"
    t:expect("Sniper"):in_zone "chain"
    t.p1:at "base"
    t:expect("Sniper"):at "base"
    t:expect_chain(2)
    t:resolve()
    t:expect("Unit 5"):damage(2)      -- Sniper's effect is the newer one
    t:expect(t.p1.hand):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

test_card { id = "t-c48", name = "Two Units", type = "spell", cost = { energy = 1 },
  targets = { exactly(2, unit { zone = "trash", mine = true }) },
  run = function(game, me, them)
    for _, each in ipairs(them) do game.play(each, { ignoring = "cost" }) end
  end,
}
