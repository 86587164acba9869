-- SPDX-License-Identifier: MIT
-- Combat: designations, damage, results (454-461).

use "../test_cards.lua"

scenario "459.2.b the player who contested attacks, the other one defends" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 2"):defending()
    t:expect_decision("p1", "focus")
  end }

scenario "460.2 both sides deal damage at the same time" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3#1", "East Field")
    t:combat()
    t:expect(t.p1.trash):is { "Unit 3" }
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect_control("East Field", "nobody")
    t:expect_points("p1", 0)
  end }

scenario "461.5 the attacker who survives alone conquers" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 4"):at "East Field"
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
    t:expect_decision("p1", "turn")
  end }

scenario "461.5 a defender who survives alone keeps the battlefield and scores nothing" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect("Unit 2"):in_zone "trash"
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 0)
    t:expect_points("p1", 0)
  end }

scenario "460.2.b the Might of all defenders is summed" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t.p1:order { "Unit 2#1", "Unit 2#2" }
    t:combat()
    t:expect(t:at "East Field"):is { "Unit 2" }
    t:expect(t.p2.trash):is { "Unit 2" }
    -- 2 + 2 damage killed the attacker
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "461.1.a.2 attackers and defenders survive: the attackers go home" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { { "Unit 4", stunned = true } } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect("Unit 3"):at("base"):exhausted()
    t:expect("Unit 4"):at "East Field"
    t:expect_control("East Field", "p2")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
  end }

scenario "461.3.d with survivors on both sides nobody has won" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { { "Unit 4", stunned = true } } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect_no_event "win_combat"
    t:expect_no_event "lose_combat"
    t:expect_decision("p1", "turn")
  end }

scenario "461.3.a the winner of a combat is told" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect_event "win_combat"
    t:expect_event "lose_combat"
  end }

scenario "461.1.a.1 survivors are healed after combat" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect_event("damage", "Unit 4")
    t:expect("Unit 4"):damage(0)
  end }

scenario "460.2.c.3 lethal damage to one unit before the next gets any" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2", "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c")
    t.p1:order { "Unit 2", "Unit 4" }
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 4"):at "East Field"
    t:expect_event("damage", "Unit 4")
  end }

scenario "460.2.c.3 all damage goes to the first unit while it is not lethal" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2", "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t.p1:order { "Unit 4", "Unit 2" }
    t:expect("Unit 2"):at "East Field"
    t:expect("Unit 4"):at "East Field"
    t:expect_no_event("damage", "Unit 2")
  end }

scenario "460.2.c.4 no more than lethal damage while another unit can take some" {
  p1 = { base = { "Unit 5" } }, p2 = { at = { ["East Field"] = { "Unit 2", "Unit 4" } } },
  function(t)
    t.p1:move("Unit 5", "East Field")
    t:showdown_pass()
    t.p1:order { "Unit 2", "Unit 4" }
    t:expect("Unit 2"):in_zone "trash"
    t:expect_event("damage", "Unit 2", 2)
    t:expect_event("damage", "Unit 4", 3)
  end }

scenario "460.2.c with enough damage for all there is nothing to choose" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:combat()
    t:expect(t.p2.trash):is { "Unit 2", "Unit 3" }
    t:expect_decision("p1", "turn")
  end }

scenario "460.2.c damage marked before counts toward lethal damage" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { { "Unit 3", damage = 2 }, "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3#1", "East Field")
    t:combat()
    t:expect(t.p2.trash):is { "Unit 2", "Unit 3" }
  end }

scenario "460.2.a the Might of all attackers is summed" {
  p1 = { base = { "Unit 2", "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 3" }, "East Field")
    t:combat()
    t:expect("Unit 5"):in_zone "trash"
  end }

scenario "460.2.c the defender assigns after the attacker" {
  p1 = { base = { "Unit 3", { "Unit 4", stunned = true } } },
  p2 = { at = { ["East Field"] = { "Unit 1", "Unit 5" } } },
  function(t)
    t.p1:move({ "Unit 3", "Unit 4" }, "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c")
    t.p1:order { "Unit 1", "Unit 5" }
    t:expect_decision("p2", "460.2.c")
    t.p2:order { "Unit 4", "Unit 3" }
    t:expect(t.p1.trash):is { "Unit 4" }
    t:expect(t.p2.trash):is { "Unit 1" }
    t:expect("Unit 3"):at "base"
  end }

scenario "460.2.c.3 damage that kills none of them, and that nothing looks at: the order is not asked" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:combat()
    t:expect_decision("p1", "turn")
    t:expect("Unit 2"):in_zone "trash"
  end }

scenario "460.2.c.3 of units that are equal the order is not asked" {
  p1 = { base = { "Unit 2" } }, p2 = { at = { ["East Field"] = { "Unit 2", "Unit 2" } } },
  function(t)
    t.p1:move("p1's Unit 2", "East Field")
    t:combat()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.trash):is { "Unit 2" }
  end }

scenario "460.2.c.3 one that is exhausted is not equal to one that is not" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["East Field"] = { "Unit 2", { "Unit 2", exhausted = true } } } },
  function(t)
    t.p1:move("p1's Unit 2", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.3")
  end }

scenario "460.1 no damage when the defenders are gone" {
  p1 = { base = { "Unit 3" }, hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3#1", "East Field")
    t.p1:play("Bolt"):on "Unit 3#2"
    t:pass_all()
    t:combat()
    t:expect(t.p1.trash):is { "Bolt" }
    t:expect_control("East Field", "p1")
  end }

scenario "460.1 no damage when the attackers are gone, the defender keeps the battlefield" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Fall Back" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:play("Fall Back"):on "Unit 3"
    t:pass_all()
    t:combat()
    t:expect("Unit 3"):at "base"
    t:expect("Unit 2"):at("East Field"):damage(0)
    t:expect_control("East Field", "p2")
    t:expect_points("p2", 0)
  end }

scenario "323.2.c a unit that leaves the battlefield is no attacker any more" {
  p1 = { base = { "Unit 3", "Unit 4" }, hand = { "Fall Back" }, runes = { calm = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move({ "Unit 3", "Unit 4" }, "East Field")
    t.p1:play("Fall Back"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):attribute("attacking", 0)
    t:expect("Unit 4"):attacking()
  end }

scenario "459.2.b.3.a a unit that arrives later becomes an attacker" {
  p1 = { base = { "Unit 3", "Unit 4" }, hand = { "Push" }, runes = { calm = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play("Push"):on("Unit 4"):choose "East Field"
    t:pass_all()
    t:expect("Unit 4"):attacking()
  end }

scenario "459.2.b.4.a a unit that arrives later becomes a defender" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, base = { "Unit 4" },
    hand = { "Push" }, runes = { calm = 1 } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:pass()
    t.p2:play("Push"):on("Unit 4"):choose "East Field"
    t:pass_all()
    t:expect("Unit 4"):defending()
    t:showdown_pass()
    t.p1:order { "Unit 2", "Unit 4" }
    t:expect("Unit 3"):in_zone "trash"
    t:expect(t:at "East Field"):is { "Unit 4" }
  end }

scenario "383.4.e.2.a an attack trigger comes once in a combat though the unit comes back" {
  p1 = { base = { "Herald" }, hand = { "Fall Back", "Push" }, runes = { calm = 2 }, at = {} },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Herald", "East Field")
    t:pass_all()
    t:expect(t.p1.hand):has("Filler", 1)
    t.p1:play("Fall Back"):on "Herald"
    t:pass_all()
    t:expect("Herald"):at "base"
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_decision("p1", "focus")
    t.p1:play("Push"):on("Herald"):choose "East Field"
    t:pass_all()
    t:expect("Herald"):attacking()
    t:expect(t.p1.hand):has("Filler", 1)
  end }

scenario "461.7.a designations end with the combat" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect("Unit 4"):attribute("attacking", 0)
  end }

scenario "461.7.a what lasts this combat ends with it" {
  p1 = { base = { "Unit 4" }, hand = { "War Cry" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t.p1:play("War Cry"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):might(6)
    t:combat()
    t:expect("Unit 4"):might(4)
  end }

scenario "461.7.a a showdown without a combat does not end what lasts this combat, the next combat does" {
  p1 = { base = { "Unit 2" }, hand = { "War Cry" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("War Cry"):on "Unit 2"
    t:showdown_pass()
    t:expect_no_event "combat"
    t:expect("Unit 2"):might(4)
    t:next_turn()
    t:expect("Unit 2"):might(4)
    t.p2:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 2"):at("West Field"):might(2)
  end }

scenario "455.1, 461.7.a what lasts this combat begins before the showdown becomes one, and ends with it" {
  p1 = { base = { "Unit 2" }, hand = { "War Cry" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("War Cry"):on "Unit 2"
    t:resolve()
    t.p2:play("Push"):on("Unit 3"):choose "West Field"
    t:pass_all()
    t:expect_event("combat", "West Field")
    t:expect("Unit 2"):might(4)
    t:combat()
    t:expect("Unit 3"):in_zone "trash"
    t:expect("Unit 2"):at("West Field"):might(2)
  end }

scenario "383.4.c 'when I conquer' triggers after a won attack" {
  p1 = { base = { "Conqueror" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Conqueror", "East Field")
    t:combat()
    t:expect(t.p1.hand):count(1)
  end }

scenario "323.4 Deathknells of a combat resolve before its result" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Martyr" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t.p1:pass()
    t.p2:pass()
    t:expect("Martyr"):in_zone "trash"
    t:expect_chain(1)
    t:expect_control("East Field", "p2")
    t:expect_points("p1", 0)
    t:pass_all()
    t:expect(t.p2.hand):count(1)
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "461.5.c the loser's hidden card goes to the trash" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Lurker" } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect("Lurker"):in_zone "trash"
    t:expect_control("East Field", "p1")
  end }

scenario "143.2.b a unit with negative Might adds nothing to the sum" {
  p1 = { base = { "Unit 1", "Unit 3" }, hand = { "Shrink" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Shrink"):on "Unit 1"
    t:pass_all()
    t.p1:move({ "Unit 1", "Unit 3#1" }, "East Field")
    t:showdown_pass()
    if t:now().shape == "order" then t.p2:order { "Unit 3#1", "Unit 1" } end
    -- 0 + 3 Might of the attackers kills a unit of 3
    t:expect("Unit 3#2"):in_zone "trash"
  end }

-- Where more than lethal damage goes (460.2.c.4) is asked when something can tell.
test_card { id = "t-454-1", name = "Sorrowful", type = "unit", might = 2, cost = { energy = 2 },
  when { event = "damage", subject = "me", run = function(game) game.draw(game.event.amount) end },
}
test_card { id = "t-454-2", name = "Unkillable", type = "unit", might = 2, cost = { energy = 2 },
  instead_of { event = "die", subject = "me", run = function(game, me) game.exhaust(me) end },
}
test_card { id = "t-454-3", name = "Painful Lesson", type = "unit", might = 2, cost = { energy = 2 },
  when { event = "die", subject = "me", if_ = { damage = at_least(3) }, run = function(game) game.draw(1) end },
}

test_card { id = "t-454-4", name = "Stone Wall", type = "unit", might = 2, cost = { energy = 2 },
  keywords = { "tank" },
}

scenario "460.2.c.4 beyond lethal damage for each the player says where the rest goes" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Sorrowful", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.4")
    t.p1:assign { ["Sorrowful"] = 5, ["Unit 3"] = 4 }
    t:expect_event("damage", "Sorrowful", 5)
    t:expect_event("damage", "Unit 3", 4)
    t:pass_all()
    t:expect(t.p2.hand):count(5)
  end }

scenario "460.2.c.4 all of it may go to one of them" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Sorrowful", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:showdown_pass()
    t.p1:assign { ["Unit 3"] = 7 }
    t:expect_event("damage", "Sorrowful", 2)
    t:expect_event("damage", "Unit 3", 7)
  end }

scenario "460.2.c.4 a single unit gets everything without a question" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Sorrowful" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:showdown_pass()
    t:expect_event("damage", "Sorrowful", 9)
  end }

scenario "460.2.c.4 with exactly lethal damage for each there is nothing to ask" {
  p1 = { base = { "Unit 5" } }, p2 = { at = { ["East Field"] = { "Sorrowful", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 5", "East Field")
    t:showdown_pass()
    t:expect_event("damage", "Sorrowful", 2)
    t:expect_event("damage", "Unit 3", 3)
  end }

scenario "460.2.c.4 too little for all: an order of the units, and no surplus" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Sorrowful", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.3")
    t.p1:order { "Unit 3", "Sorrowful" }
    t:expect_event("damage", "Unit 3", 3)
    t:expect_event("damage", "Sorrowful", 1)
  end }

scenario "460.2.c.4 Tank binds the lethal part only: the rest may go behind it" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Sorrowful", "Stone Wall" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.4")
    t.p1:assign { ["Sorrowful"] = 7 }
    t:expect_event("damage", "Sorrowful", 7)
    t:expect_event("damage", "Stone Wall", 2)
  end }

scenario "460.2.c.4 the defender distributes his surplus too" {
  p1 = { base = { "Sorrowful", "Unit 1" } }, p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move({ "Sorrowful", "Unit 1" }, "East Field")
    t:showdown_pass()
    t:expect_decision("p2", "460.2.c.4")
    t.p2:assign { ["Sorrowful"] = 2, ["Unit 1"] = 7 }
    t:expect_event("damage", "Sorrowful", 2)
    t:expect_event("damage", "Unit 1", 7)
  end }

scenario "460.2.c.4 what keeps a unit from dying can tell how much it was dealt" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Unkillable", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.4")
    t.p1:assign { ["Unkillable"] = 6 }
    t:expect_event("heal", "Unkillable", 6)
  end }

scenario "460.2.c.4 so can a condition that looks at damage" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Painful Lesson", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:showdown_pass()
    t.p1:assign { ["Unit 3"] = 7 }
    t:pass_all()
    t:expect(t.p2.hand):count(0)
  end }

test_keyword "brittle" {
  when { event = "damage", subject = "me", run = function(game) game.draw(1) end },
}
test_card { id = "t-454-5", name = "Glass Golem", type = "unit", might = 2, cost = { energy = 2 }, keywords = { "brittle" } }

scenario "460.2.c.4 also where a keyword sees how much the damage is" {
  p1 = { base = { "Unit 9" } }, p2 = { at = { ["East Field"] = { "Glass Golem", "Unit 3" } } },
  function(t)
    t.p1:move("Unit 9", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.4")
    t.p1:assign { ["Glass Golem"] = 6, ["Unit 3"] = 3 }
    t:expect_event("damage", "Glass Golem", 6)
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }
