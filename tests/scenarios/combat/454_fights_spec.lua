-- SPDX-License-Identifier: MIT
-- Fights: more situations that a judge is asked about (340-348, 442-461).

use "../test_cards.lua"

scenario "460.2.c two attackers deal their damage as one sum, across three defenders in the attacker's order" {
  p1 = { base = { "Unit 4", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 1", "Unit 5" } } },
  function(t)
    t.p1:move({ "Unit 4", "Unit 3" }, "West Field")
    t:combat()
    t.p1:order { "Unit 5", "Unit 1", "Unit 2" }       -- 7: 5 + 1 + 1
    t.p2:order { "Unit 3", "Unit 4" }                  -- 8: 3 + 5
    t:combat()
    t:expect(t.p2.trash):is { "Unit 5", "Unit 1" }
    t:expect("Unit 2"):at "West Field"
    t:expect(t.p1.trash):is { "Unit 3", "Unit 4" }
    t:expect("Unit 2"):damage(0)                       -- 461.1.a.1
    t:expect_control("West Field", "p2")
    t:expect_points("p2", 0)
  end }

scenario "460.2.c all die on both sides: the battlefield becomes uncontrolled and nobody scores" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect_control("West Field", "nobody")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
  end }

scenario "815.1.c.2 two Tanks come before the rest, in either order" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Tank", "Tank 4", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect_no_option "Unit 1"                        -- nothing is left for it
    assert(t:accepts_order(t.p1, "Tank", "Tank 4"))
    t.p1:order { "Tank 4", "Tank" }
    t:combat()
    t:expect(t.p2.trash):is { "Tank 4" }               -- one is left for the other
    t:expect("Unit 5"):in_zone "trash"                 -- 2 + 4 + 1
  end }

scenario "807.1.d.1, 814.1.d.1 Assault and Shield count for damage and for what is lethal, and end with the combat" {
  p1 = { base = { "Assailant" } },                      -- 2, Assault 2
  p2 = { at = { ["West Field"] = { "Shielder" } } },    -- 2, Shield 2
  function(t)
    t.p1:move("Assailant", "West Field")
    t:expect("Assailant"):might(4)
    t:expect("Shielder"):might(4)
    t:combat()
    t:expect("Assailant"):in_zone "trash"
    t:expect("Shielder"):in_zone "trash"
  end }

scenario "461.3.d attackers and defenders survive: the attackers are recalled, no point, control stays" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { { "Unit 5", stunned = true } } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect_no_event "win_combat"
    t:expect_no_event "lose_combat"
    t:expect_control("West Field", "p2")
  end }

scenario "423.1.c a stunned unit deals no damage and takes it" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { { "Unit 3", stunned = true }, "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t.p1:order { "Unit 3", "Unit 1" }
    t:combat()
    t:expect(t.p2.trash):is { "Unit 3" }
    t:expect("Unit 1"):at "West Field"
    t:expect(t.p1.base):is { "Unit 3" }                -- took 1, and is recalled
  end }

scenario "459.2.b.3.a a unit that joins its side later attacks too, and its attack ability triggers" {
  p1 = { base = { "Unit 2", "Herald" }, hand = { "Push" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Push"):on("Herald"):at("West Field")
    t:resolve()
    t:expect("Herald"):attacking()
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

scenario "459.2.b.3 a unit that leaves the battlefield stops attacking" {
  p1 = { base = { "Assailant" }, hand = { "Fall Back" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Assailant", "West Field")
    t:expect("Assailant"):might(4)
    t.p1:play("Fall Back"):on "Assailant"
    t:resolve()
    t:expect("Assailant"):might(2):at "base"
    t:combat()
    t:expect("Unit 5"):damage(0):at "West Field"
    t:expect_control("West Field", "p2")
    t:expect_points("p2", 0)
  end }

scenario "461.3.a, 461.5.d the attacker wins when the only defender leaves, without damage: he conquers" {
  p1 = { base = { "Unit 2" }, hand = { "Bounce" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Bounce"):on "Unit 5"
    t:resolve()
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
    t:expect_event("win_combat")
  end }

scenario "346 Focus passes when the chain is empty again; who has it may go on when the other passes" {
  p1 = { base = { "Unit 2" }, hand = { "Swift Study", "Swift Study" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Swift Study" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:expect_decision("p1", "focus")
    t.p1:play "Swift Study"
    t:resolve()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t:expect_decision("p1", "focus")
    t.p1:play "Swift Study"
    t:resolve()
    t:expect_decision("p2", "focus")
    t.p2:pass()
    t.p1:pass()
    t:expect("Unit 2"):in_zone "trash"                 -- both had passed in sequence
  end }

scenario "346.1 a triggered ability that opened the chain passes no Focus" {
  p1 = { base = { "Herald" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Herald", "West Field")
    t:expect_chain(1)
    t:resolve()
    t:expect_decision("p1", "focus")
  end }

scenario "459.2.d.1 attack abilities go onto the chain first, so defend abilities resolve first" {
  p1 = { base = { "Herald" }, deck = { "Unit 1", "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Bulwark" } }, deck = { "Unit 4" } },
  function(t)
    t.p1:move("Herald", "West Field")
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p2.hand):is { "Unit 4" }
    t:expect(t.p1.hand):is {}
    t:resolve()
    t:expect(t.p1.hand):is { "Unit 1" }
  end }

scenario "340.4 after an item has resolved the controller of the next one has priority" {
  p1 = { hand = { "Bolt" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5" }, hand = { "Grow", "Quick Study" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Bolt"):on("Unit 5"):pass()
    t.p2:play("Grow"):on "Unit 5"
    t:expect_decision("p2", "priority")
    t.p2:pass()
    t.p1:pass()
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t.p2:play "Quick Study"                             -- both must pass again
    t:pass_all()
    t:expect("Unit 5"):damage(3):might(7)
  end }

scenario "316.5.b two battlefields at once: the turn player says where it begins, and fights both" {
  p1 = { base = { "Unit 3", "Unit 4" }, hand = { "Split Up" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Split Up"):on("Unit 3", "Unit 4")
    t:pass_all()
    t:expect_decision("p1", "323.11")
    t.p1:choose "East Field"
    t:combat()
    t:expect_control("East Field", "p1")
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 2)
  end }
test_card(function()
  local west, east = battlefields { name = "West Field" }, battlefields { name = "East Field" }
  return card { id = "t-4540", name = "Split Up", type = "spell", cost = { energy = 1 },
    targets = { unit {}, another(unit {}) },
    run = function(game, me, one, two)
      game.move(one, { to = game.all(west)[1] })
      game.move(two, { to = game.all(east)[1] })
    end,
  }
end)

scenario "144.3 several units that move to an empty battlefield conquer it once" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2" }, "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect("Unit 1"):exhausted()
    t:expect("Unit 2"):exhausted()
  end }

scenario "464.1.a a battlefield that was scored already this turn gives no second point when it is lost and conquered again" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Fall Back" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t.p1:play("Fall Back"):on "Unit 1"
    t:pass_all()
    t:expect_control("West Field", "nobody")
    t.p1:move("Unit 2", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "344.2 a showdown at an empty battlefield in which the opponent's unit arrives becomes a combat; who contested attacks" {
  p1 = { base = { "Unit 2" } },
  p2 = { base = { "Unit 3" }, hand = { "Push" }, pool = { energy = 1 } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass()
    t.p2:play("Push"):on("Unit 3"):at "West Field"
    t:resolve()
    t:expect("Unit 2"):attacking()
    t:expect("Unit 3"):defending()
    t:combat()
    t:expect_control("West Field", "p2")                -- 461.5.e
    t:expect_points("p2", 1)
  end }

scenario "460.1 with damage on it already a unit needs less to die" {
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { { "Unit 5", damage = 3 }, "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t.p1:order { "Unit 5", "Unit 1" }                   -- 2 are enough, 1 is left
    t:combat()
    t:expect(t.p2.trash):is { "Unit 5", "Unit 1" }
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "335.2 Deathknells of a combat resolve before it is known who controls the battlefield" {
  p1 = { base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Final Stand" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:pass() t.p2:pass()                              -- the showdown closes
    t:expect("Final Stand"):in_zone "trash"
    t:expect("Unit 2"):in_zone "trash"
    t:expect_chain(1)
    t:expect_control("West Field", "p2")
    t:resolve()                                          -- a Recruit comes to the base
    t:expect_control("West Field", "nobody")
    t:expect(t.p2.base):has "Recruit"
    t:expect_points("p1", 0)
  end }
test_card { id = "t-4541", name = "Final Stand", type = "unit", cost = { energy = 1 }, might = 2,
  deathknell { run = function(game) game.play_token("Recruit", { at = "base" }) end },
}

test_card { id = "t-460-ghost", name = "Stone Ghost", type = "unit", cost = { energy = 0 }, might = 3,
  static { affects = "me", cannot = "take_damage" },
}

scenario "460.2.c.2 one point of damage is lethal to a unit without Might, or with less" {
  p1 = { base = { "Unit 4" }, hand = { "Frigid Touch" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Scuttle Crab", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "West Field")
    t.p1:play("Frigid Touch"):yes():on("Unit 2", "Unit 2")
    t:resolve()
    t:combat()
    t:expect_event("damage", "Scuttle Crab", 1)
    t:expect_event("damage", "Unit 2", 3)
  end }

scenario "460.2.c.9 what is left over is dealt to a unit that can be dealt damage, not to one that cannot" {
  p1 = { base = { "Unit 6" } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Stone Ghost" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t:combat()
    t:expect_event("damage", "Unit 2", 6)
    t:expect("Unit 6"):at("base")
  end }

test_card { id = "t-460-dread", name = "Dread of All", type = "unit", cost = { energy = 0 }, might = 1,
  static { affects = units {}, lethal = true },
}

scenario "460.2.c.2 whose damage is lethal is said of one player: the other one assigns as always" {
  p1 = { base = { "Dread of All", "Unit 2", "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 5" }, "West Field")
    t:showdown_pass()
    t.p2:order { "Unit 5", "Unit 2" }
    t:expect("Unit 4"):in_zone "trash"
    t:expect_event("damage", "Unit 5", { amount = 4 })
    t:expect_no_event("damage", "Unit 2")
  end }
