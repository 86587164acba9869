-- SPDX-License-Identifier: MIT
--
-- House rules and the earlier edition (docs/formats.md): each switch tested both ways.
-- E is a number of the earlier edition.

test_card { id = "t-960", name = "Gift for All", type = "spell", cost = { energy = 1 },
  run = function(game)
    game.gain_points(1)
    game.gain_points(1, { by = "opponent" })
  end,
}
test_card { id = "t-962", name = "Deep Well", type = "spell", cost = { energy = 1 },
  run = function(game) game.mill(3) end,
}
test_card { id = "t-963", name = "Nurse", type = "unit", cost = { energy = 1 }, might = 9,
  when { event = "heal", run = function(game) game.draw(1) end },
}
test_card { id = "t-964", name = "Twin Sting", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true }, unit { enemy = true } },
  run = function(game, me, one, two) game.deal(1, one) game.deal(1, two) end,
}
test_card { id = "t-965", name = "Mirror Shield", type = "unit", cost = { energy = 1 }, might = 5,
  keywords = { deflect = 1 },
}
test_card { id = "t-966", name = "Counter It", type = "spell", cost = { energy = 1 }, keywords = { "reaction" },
  targets = { spell { zone = "chain" } },
  run = function(game, me, target) game.counter(target) end,
}
test_card { id = "t-967", name = "Plain Spell", type = "spell", cost = { energy = 1 },
  run = function(game) end,
}
test_card { id = "t-968", name = "Fanatic", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", while_ = { legion = true }, might = 2 },
}
test_card { id = "t-969", name = "Small Sting", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, target) game.deal(0, target) end,
}
test_card { id = "t-970", name = "Fire Teacher", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "you", bonus_damage = 1 },
}
-- +2 for who has 4 or more; its own Might counts the strongest friend
test_card { id = "t-971", name = "Follower", type = "unit", cost = { energy = 1 }, might = 0,
  static { affects = "me", might = number.highest(units { friendly = true, name = "Unit 4" }, "might") },
}
test_card { id = "t-972", name = "Drum", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true, name = "Unit 4" }, might = 2 },
}

-- One scenario a side: `otherwise` is asserted with the switch, `now` without it.
local function both(name, house, position, now, otherwise)
  local function with(rules)
    local spec = { rules = rules.rules, house = rules.house }
    for key, value in pairs(position) do spec[key] = value end
    return spec
  end
  local spec = with {}
  spec[1] = now
  scenario(name .. " (current)")(spec)
  spec = with { house = { [house] = true } }
  spec[1] = otherwise
  scenario(name .. " (" .. house .. ")")(spec)
  spec = with { rules = "riftbound-2025" }
  spec[1] = otherwise
  scenario(name .. " (riftbound-2025)")(spec)
  spec = with { rules = "riftbound-2025", house = { [house] = false } }
  spec[1] = now
  scenario(name .. " (riftbound-2025 without it)")(spec)
end

local function resolve(t) t:pass_all() end

both("467 the Victory Score wins in a cleanup", "win_at_once",
  { p1 = { points = 7, hand = { "Gift for All" }, runes = { fury = 1 } }, p2 = { points = 7 } },
  function(t)
    t.p1:play("Gift for All")
    resolve(t)
    t:expect_points("p1", 8)
    t:expect_points("p2", 8)
    t:expect_no_event("win") -- it is a tie
  end,
  function(t)
    t.p1:play("Gift for All")
    resolve(t)
    t:expect_winner("p1") -- who was the first
  end)

both("466.1.b a conquest gives no Winning Point at or above one short", "limit_at_one_short",
  { p1 = { points = 8, base = { "Unit 3" } }, p2 = { points = 8 } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 8)
    t:expect_event("draw")
  end,
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 9)
    t:expect_no_event("draw")
  end)

both("466.1.b a conquest gives no Winning Point one short", "limit_at_one_short",
  { p1 = { points = 7, base = { "Unit 3" } }, p2 = {} },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
  end,
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
  end)

local function burns(points)
  return function(t)
    t.p1:play("Deep Well")
    resolve(t)
    t:expect_winner("p2")
    t:expect_points("p2", points)
  end
end
local well = { p1 = { deck = {}, trash = { "Filler" }, hand = { "Deep Well" }, runes = { fury = 1 } },
  p2 = { points = 6 } }
local function at_the_well(more)
  return { p1 = well.p1, p2 = well.p2, house = more.house, rules = more.rules, more[1] }
end
scenario "431.3.b a second Burn Out in a sequence wins at once (current)" (at_the_well { burns(8) })
scenario "431.3.b a second Burn Out wins nothing, the third comes (burn_out_wins_nothing)" (
  at_the_well { house = { burn_out_wins_nothing = true }, burns(9) })
scenario "431.3.b with both switches it is the Victory Score that ends it (riftbound-2025)" (
  at_the_well { rules = "riftbound-2025", burns(8) })
scenario "431.3.b the second Burn Out of a sequence (riftbound-2025 without both)" (
  at_the_well { rules = "riftbound-2025",
    house = { burn_out_wins_nothing = false, win_at_once = false }, burns(8) })

both("461.1.a.1 damage that ends is healed", "damage_is_cleared",
  { p1 = { base = { "Nurse", { "Unit 5", damage = 2 } } }, p2 = {} },
  function(t)
    t:forget()
    t.p1:end_turn()
    t:pass_all()
    t:expect_event("heal")
  end,
  function(t)
    t:forget()
    t.p1:end_turn()
    t:expect_no_event("heal")
    t:expect("Unit 5"):damage(0)
  end)

both("809.1.c Deflect costs Power for each time it is chosen", "deflect_once",
  { p1 = { hand = { "Twin Sting" }, runes = { fury = 2 } },
    p2 = { base = { "Mirror Shield" } } },
  function(t)
    t.p1:play("Twin Sting"):on("Mirror Shield", "Mirror Shield")
    t:expect(t.p1.runes):count(0) -- both were recycled
  end,
  function(t)
    t.p1:play("Twin Sting"):on("Mirror Shield", "Mirror Shield")
    t:expect(t.p1.runes):count(1)
  end)

both("812.1.c Legion counts what was finalized, countered or not", "legion_by_played",
  { p1 = { hand = { "Plain Spell" }, base = { "Fanatic" }, runes = { fury = 1 } },
    p2 = { hand = { "Counter It" }, runes = { fury = 1 } } },
  function(t)
    t.p1:play("Plain Spell")
    t:expect("Fanatic"):might(3)
    t.p1:pass()
    t.p2:play("Counter It")
    resolve(t)
    t:expect("Fanatic"):might(3)
  end,
  function(t)
    t.p1:play("Plain Spell")
    t:expect("Fanatic"):might(1) -- not played yet
    t.p1:pass()
    t.p2:play("Counter It")
    resolve(t)
    t:expect("Fanatic"):might(1) -- nor ever
  end)

both("812.1.c Legion counts what was played", "legion_by_played",
  { p1 = { hand = { "Plain Spell" }, base = { "Fanatic" }, runes = { fury = 1 } }, p2 = {} },
  function(t)
    t.p1:play("Plain Spell")
    resolve(t)
    t:expect("Fanatic"):might(3)
  end,
  function(t)
    t.p1:play("Plain Spell")
    resolve(t)
    t:expect("Fanatic"):might(3)
  end)

both("473.1.c an effect whose outcome another one alters depends on it", "dependency_by_objects",
  { p1 = { base = { "Follower", "Unit 4", "Drum" } }, p2 = {} },
  function(t) t:expect("Follower"):might(6) end,
  function(t) t:expect("Follower"):might(4) end) -- the older first

both("715.4 no Bonus Damage where no damage is dealt", "bonus_on_nothing",
  { p1 = { hand = { "Small Sting" }, base = { "Fire Teacher" }, runes = { fury = 1 } },
    p2 = { base = { "Unit 3" } } },
  function(t)
    t.p1:play("Small Sting"):on("Unit 3")
    resolve(t)
    t:expect("Unit 3"):damage(0)
  end,
  function(t)
    t.p1:play("Small Sting"):on("Unit 3")
    resolve(t)
    t:expect("Unit 3"):damage(1)
  end)

-- ---- Timestamps (475) ------------------------------------------------------------------

test_card { id = "t-973", name = "Late Judge", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true, name = "Unit 4" },
    while_ = number.count(units { friendly = true }):at_least(2),
    becomes = { might = 2 } },
}
test_card { id = "t-974", name = "Early Judge", type = "gear", cost = { energy = 1 },
  static { affects = units { friendly = true, name = "Unit 4" }, becomes = { might = 7 } },
}
both("475.1 an effect is as old as its application", "timestamps_of_play",
  { p1 = { base = { "Late Judge", "Early Judge", "Unit 4" }, hand = { "Unit 0" } }, p2 = {} },
  function(t)
    t:expect("Unit 4"):might(7)
    t.p1:play("Unit 0"):at("base")
    t:expect("Unit 4"):might(2) -- it began later, so it is applied last
  end,
  function(t)
    t:expect("Unit 4"):might(7)
    t.p1:play("Unit 0"):at("base")
    t:expect("Unit 4"):might(7) -- as old as the card: Early Judge is applied last
  end)

-- ---- Three players: who may join a fight of others (442.2.a) --------------------------

test_card { id = "t-975", name = "Quick Shove", type = "spell", cost = { energy = 0 },
  keywords = { "action" },
  targets = { unit {}, battlefield {} },
  run = function(game, me, unit, place) game.move(unit, { to = place }) end,
}

-- p1's last unit leaves the fight; may another one of his come?
local function returns(place)
  return function(t)
    t.p2:move("Unit 1", "West Field")
    t:expect_decision("p2", "focus")
    t.p2:play("Quick Shove"):on("Unit 2", "East Field")
    t:pass_all()
    t.p3:pass()
    t.p1:play("Quick Shove"):on("Unit 3", "West Field")
    t:pass_all()
    t:expect("Unit 3"):at(place)
  end
end

both("442.2.a who takes part in a combat may send units there, though none is left", "joining_by_permanents",
  { players = 3, turn = "p2",
    p1 = { at = { ["West Field"] = { "Unit 2" } }, base = { "Unit 3" }, hand = { "Quick Shove" } },
    p2 = { base = { "Unit 1" }, hand = { "Quick Shove" } }, p3 = {} },
  returns "West Field", returns "base")

scenario "461.1.a.1 damage that is cleared is forgotten with who dealt it: Elder Dragon comes too late" {
  house = { damage_is_cleared = true },
  p1 = { hand = { "Incinerate", "Elder Dragon" }, pool = { energy = 2 }, runes = { body = 12 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Flurry of Blades" } },
  function(t)
    t.p1:play("Incinerate"):on "Unit 5"
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play("Elder Dragon"):choose()
    t:pass_all()
    t:next_turn()
    t.p2:play "Flurry of Blades"
    t:pass_all()
    t:expect("Unit 5"):at("West Field"):damage(1)
  end }
