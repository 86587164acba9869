-- SPDX-License-Identifier: MIT
-- Worked examples and rulings about replacement effects, prevention and equipment.

use "../test_cards.lua"

test_card { id = "t-e01", name = "Walking Hourglass", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "die", subject = unit { friendly = true },
    run = function(game, me)
      local saved = game.event.subject
      game.kill(me)
      game.heal(saved)
      game.exhaust(saved)
      game.recall(saved)
    end },
}
test_card { id = "t-e02", name = "Doubler", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "play_token", by = "you", subject = gear {}, amount = number.event() * 2 },
}
test_card { id = "t-e03", name = "Recycler", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "play_token", by = "you", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-e04", name = "Ward Three", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.prevent(it, { lasts = "turn", amount = 3 }) end,
}
test_card { id = "t-e05", name = "Angry", type = "unit", cost = { energy = 1 }, might = 6,
  when { event = "damage", subject = "me",
    run = function(game, me) game.give(me, { might = 2, lasts = "turn" }) end },
}
test_card { id = "t-e06", name = "Combat Ward", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = { "attack", "defend" }, by = "me",
    run = function(game, me) game.prevent(me, { lasts = "combat", amount = 3 }) end },
}
test_card { id = "t-e07", name = "Peacekeeper", type = "unit", cost = { energy = 1 }, might = 5,
  when { event = "attack", by = "me", targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, enemy) game.stun(enemy) end },
}
test_card { id = "t-e08", name = "Squire", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "weaponmaster" },
  when { event = "choose", by = "you", subject = "me",
    run = function(game, me) game.give(me, { might = 1, lasts = "turn" }) end },
}

-- ---- Replacement (367-375) --------------------------------------------------------------------

scenario "RB-CX-041 370.2 two Hourglasses that are units, one would be killed: exactly one dies" {
  p1 = { base = { "Walking Hourglass", "Walking Hourglass" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on "Walking Hourglass#1"
    t:pass_all()
    for _ = 1, 3 do
      if t:now().rule:find "372" then t.p1:choose(1) end
    end
    t:expect(t.p1.trash):has("Walking Hourglass", 1)
    t:expect(t.p1.base):is { "Walking Hourglass" }
  end }

scenario "RB-CX-043 373 of two units that die together the Hourglass saves the one its player picks" {
  p1 = { base = { "Zhonya's Hourglass" }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { hand = { "Firestorm All" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t.p2:play "Firestorm All"
    t:pass_all()
    t.p1:order { "Unit 3", "Unit 2" }
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Zhonya's Hourglass"):in_zone "trash"
  end }

test_card(function()
  local all = units { at = "battlefield" }
  return card { id = "t-e09", name = "Firestorm All", type = "spell", cost = { energy = 1 },
    run = function(game, me) game.deal(9, game.all(all)) end,
  }
end)

scenario "RB-CX-045 375 a Gold token played exhausted, doubled: both are exhausted" {
  p1 = { base = { "Treasure Hunter", "Doubler" } },
  function(t)
    t.p1:move("Treasure Hunter", "West Field")
    t:resolve()
    t:expect(t.p1.base):has("Gold", 2)
    t:expect("Gold#1"):exhausted()
    t:expect("Gold#2"):exhausted()
  end }

scenario "RB-CX-046 375 a Gold token that a draw replaced is not there to be exhausted" {
  p1 = { base = { "Treasure Hunter", "Recycler" } },
  function(t)
    t.p1:move("Treasure Hunter", "West Field")
    t:resolve()
    t:expect(t.p1.base):lacks "Gold"
    t:expect(t.p1.hand):count(1)
  end }

-- ---- Prevention (437) ---------------------------------------------------------------------------

scenario "RB-CX-065 417.1.e.1 damage that is prevented entirely was not dealt: nothing triggers" {
  p1 = { hand = { "Ward Three", "Hextech Ray" }, pool = { energy = 2, fury = 1 },
    at = { ["West Field"] = { "Angry" } } },
  function(t)
    t.p1:play("Ward Three"):on "Angry"
    t:pass_all()
    t.p1:play("Hextech Ray"):on "Angry"
    t:pass_all()
    t:expect("Angry"):damage(0):might(6)
    t:expect_no_event "trigger"
  end }

scenario "RB-CX-065 417.1.e.1 of four damage one is left, is dealt and triggers" {
  p1 = { hand = { "Ward Three", "Void Seeker" }, pool = { energy = 4, fury = 1 },
    at = { ["West Field"] = { "Angry" } } },
  function(t)
    t.p1:play("Ward Three"):on "Angry"
    t:pass_all()
    t.p1:play("Void Seeker"):on "Angry"
    t:pass_all()
    t:expect("Angry"):damage(1):might(8)
  end }

scenario "RB-CX-078 437.5.a a unit of 2 that prevents 3 needs 5 assigned before another one gets any" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Combat Ward", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:pass_all()
    t:combat()
    t.p1:order { "Combat Ward", "Unit 3" }
    t:expect("Combat Ward"):in_zone "trash"
    t:expect_event("damage", "Unit 3", 1)
    t:expect("Unit 3"):in_zone "board"
  end }

scenario "RB-RU-123 417.6.b Unyielding Spirit prevents what spells and abilities deal" {
  p1 = {
    hand = { "Unyielding Spirit", "Void Seeker" }, pool = { energy = 4, body = 1, fury = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play "Unyielding Spirit"
    t:pass_all()
    t.p1:play("Void Seeker"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "RB-RU-123 417.6.b Unyielding Spirit prevents Yasuo's attack, which is an ability's" {
  p1 = {
    hand = { "Unyielding Spirit" }, pool = { energy = 1, body = 1 }, base = { "Yasuo, Remorseful" },
  },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play "Unyielding Spirit"
    t:pass_all()
    t.p1:move("Yasuo, Remorseful", "West Field")
    t:resolve()
    t:expect("Unit 9"):damage(0)
  end }

scenario "RB-RU-123 417.6.b Unyielding Spirit does not prevent what units deal, as with Challenge, nor in combat" {
  p1 = {
    hand = { "Unyielding Spirit", "Challenge" }, pool = { energy = 3, body = 2 },
    base = { "Unit 2", "Unit 4" },
  },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play "Unyielding Spirit"
    t:pass_all()
    t.p1:play("Challenge"):on("Unit 2", "Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(2)
    t:expect("Unit 2"):in_zone "trash"
    t:forget()
    t.p1:move("Unit 4", "West Field")
    t:combat()
    t:expect_event("damage", "Unit 8", 4)
  end }

-- ---- Assigning, ties ------------------------------------------------------------------------------

scenario "RB-EX-034 460.2.c.7 Caitlyn with Tank is first or last, never between" {
  p1 = { base = { "Unit 7" } },
  p2 = {
    at = { ["West Field"] = { "Caitlyn, Patrolling", "Unit 4", "Unit 5" } }, hand = { "Lend Tank" },
    runes = { calm = 1 },
  },
  function(t)
    t.p1:move("Unit 7", "West Field"):pass()
    t.p2:play("Lend Tank"):on "Caitlyn, Patrolling"
    t:pass_all()
    t:combat()
    t.p1:yes()                         -- first, as Tank says
    t.p1:order { "Unit 5", "Unit 4" }
    t:expect_event("damage", "Caitlyn, Patrolling", 3)
    t:expect_event("damage", "Unit 5", 4)
    t:expect_no_event("damage", "Unit 4")
  end }

scenario "RB-EX-034 460.2.c.7 Caitlyn with Tank may be last" {
  p1 = { base = { "Unit 7" } },
  p2 = {
    at = { ["West Field"] = { "Caitlyn, Patrolling", "Unit 2", "Unit 4" } }, hand = { "Lend Tank" },
    runes = { calm = 1 },
  },
  function(t)
    t.p1:move("Unit 7", "West Field"):pass()
    t.p2:play("Lend Tank"):on "Caitlyn, Patrolling"
    t:pass_all()
    t:combat()
    t.p1:no()
    t:expect_event("damage", "Unit 2", 2)
    t:expect_event("damage", "Unit 4", 4)
    t:expect_event("damage", "Caitlyn, Patrolling", 1)
  end }

scenario "RB-RU-134 461.5.b Symbol of the Solari: a tie recalls all units, the battlefield is nobody's" {
  p1 = { base = { "Symbol of the Solari", "Unit 2" } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("Unit 2"):at "base"
    t:expect("Unit 3"):at "base"
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
  end }

scenario "RB-RU-134 461.3 Symbol of the Solari: with no unit left it does nothing" {
  p1 = { base = { "Symbol of the Solari", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3#1", "West Field")
    t:combat()
    t:expect_no_event "recall"
    t:expect_control("West Field", "nobody")
  end }

-- ---- Sources and equipment -------------------------------------------------------------------------

scenario "RB-RU-141 359.3.f.2 an attacker returned to the hand: 'here' is no place, nobody is stunned" {
  p1 = { base = { "Peacekeeper" } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 1" }, hand = { "Star-Crossed" },
    pool = { energy = 3, chaos = 1 },
  },
  function(t)
    t.p1:move("Peacekeeper", "West Field")
    t.p1:pass()
    t.p2:play("Star-Crossed"):on("Unit 1", "Peacekeeper")
    t:pass_all()
    t:expect("Unit 5"):attribute("stunned", 0)
  end }

scenario "RB-RU-182 818.1.b.1 Equip chooses the unit" {
  p1 = { base = { "Irelia, Fervent", "Long Sword" }, pool = { energy = 5, any = 3 } },
  function(t)
    t.p1:use("Long Sword"):on "Irelia, Fervent"
    t:pass_all()
    t:expect("Long Sword"):attached_to "Irelia, Fervent"
    t:expect("Irelia, Fervent"):might(7)     -- 4, 2 of the sword, 1 for the choosing
  end }

scenario "RB-RU-182 821.1.c.6 Weaponmaster chooses the Equipment, not the unit" {
  p1 = { hand = { "Squire" }, base = { "Long Sword" }, pool = { energy = 5, any = 3 } },
  function(t)
    t.p1:play "Squire"
    t.p1:yes():on "Long Sword"
    t:pass_all()
    t:expect("Long Sword"):attached_to "Squire"
    t:expect("Squire"):might(4)
  end }

-- ---- Several deaths at once (373) --------------------------------------------------------------

scenario "RB-CX-044 373.2 Soraka's effect first: the Recruits with her are saved, those in the base are not" {
  p1 = {
    at = {
      ["West Field"] = { { "Soraka, Wanderer", attached = { "Guardian Angel" } }, "Recruit", "Recruit" },
    },
    base = { "Recruit", "Recruit" },
  },
  p2 = { hand = { "Purge" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t.p2:play "Purge"
    t:pass_all()
    t.p1:choose "Soraka, Wanderer"
    t:expect("Soraka, Wanderer"):at("base"):exhausted()   -- Guardian Angel saved her
    t:expect("Guardian Angel"):in_zone "trash"
    t:expect(t.p1.base):is { "Soraka, Wanderer", "Recruit", "Recruit" }
  end }

scenario "RB-CX-044 373.2 Guardian Angel first: Soraka is in the base and saves the Recruits there" {
  p1 = {
    at = {
      ["West Field"] = { { "Soraka, Wanderer", attached = { "Guardian Angel" } }, "Unit 1", "Unit 1" },
    },
    base = { "Recruit", "Recruit" },
  },
  p2 = { hand = { "Purge" }, runes = { calm = 1 } },
  turn = "p2",
  function(t)
    t.p2:play "Purge"
    t:pass_all()
    t.p1:choose "Guardian Angel"
    t:expect(t.p1.base):is { "Soraka, Wanderer", "Recruit", "Recruit" }
    t:expect(t.p1.trash):is { "Guardian Angel", "Unit 1", "Unit 1" }
  end }
