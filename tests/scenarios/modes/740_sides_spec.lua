-- SPDX-License-Identifier: MIT
--
-- Who controls what, by brute force (484.8.c-d, 740.1-2): positions drawn by lot, in which every player has a
-- unit for each selector below, whose Might tells what the engine counts.  What it should be is
-- counted here from the position's own table: the controller and the team of each object.

local LOOKS = {} -- name -> does an object count, as the player of the unit sees it?
local TEAMS = { duel = { 1, 2 }, ffa3 = { 1, 2, 3 }, ["2v2"] = { 1, 2, 1, 2 } }

local function mine(o, seat) return o.controller == seat end
local function friendly(o, seat, teams) return teams[o.controller] == teams[seat] end
local function enemy(o, seat, teams) return teams[o.controller] ~= teams[seat] end
local function both(a, b) return function(...) return a(...) and b(...) end end
local function unit(o) return o.kind == "unit" end
local function gear(o) return o.kind == "gear" end
local function trash(o) return o.kind == "trash" end
local function base(o) return o.at == "base" end
local function field(o) return o.at ~= "base" end

local function observer(name, counts) LOOKS[#LOOKS + 1] = { name = name, counts = counts } end

test_card { id = "t-740-1", name = "Mine", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(units { mine = true }) } }
observer("Mine", both(unit, mine))
test_card { id = "t-740-2", name = "Friendly", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(units { friendly = true }) } }
observer("Friendly", both(unit, friendly))
test_card { id = "t-740-3", name = "Enemy", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(units { enemy = true }) } }
observer("Enemy", both(unit, enemy))
test_card { id = "t-740-4", name = "Mine Based", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(units { mine = true, at = "base" }) } }
observer("Mine Based", both(both(unit, base), mine))
test_card { id = "t-740-5", name = "Friendly Afield", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(units { friendly = true, at = "battlefield" }) } }
observer("Friendly Afield", both(both(unit, field), friendly))
test_card { id = "t-740-6", name = "Enemy Afield", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(units { enemy = true, at = "battlefield" }) } }
observer("Enemy Afield", both(both(unit, field), enemy))
test_card { id = "t-740-7", name = "Gear Mine", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(gear { mine = true }) } }
observer("Gear Mine", both(gear, mine))
test_card { id = "t-740-8", name = "Gear Friendly", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(gear { friendly = true }) } }
observer("Gear Friendly", both(gear, friendly))
test_card { id = "t-740-9", name = "Gear Enemy", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(gear { enemy = true }) } }
observer("Gear Enemy", both(gear, enemy))
test_card { id = "t-740-10", name = "Buried Mine", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(card { zone = "trash", mine = true }) } }
observer("Buried Mine", both(trash, mine))
test_card { id = "t-740-11", name = "Buried Friendly", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(card { zone = "trash", friendly = true }) } }
observer("Buried Friendly", both(trash, friendly))
test_card { id = "t-740-12", name = "Buried Enemy", type = "unit", cost = { energy = 1 }, might = 1, static { affects = "me", might = number.count(card { zone = "trash", enemy = true }) } }
observer("Buried Enemy", both(trash, enemy))
test_card { id = "t-740-13", name = "Plain Gear", type = "gear", cost = { energy = 1 } }

-- ---- Positions by lot ----------------------------------------------------------------------

local FIELDS = { "West Field", "East Field", "North Field" }

-- Numbers from 0 to n - 1, the same on every machine.
local function lots(seed)
  local last = seed * 2654435761 % 2147483648
  return function(n)
    last = (last * 1103515245 + 12345) % 2147483648
    return last // 65536 % n
  end
end

-- Puts one more object into what a player has, and into the list; sometimes another player owns it.
local function place(position, objects, seats, draw, seat, kind, at)
  local player, name = position["p" .. seat], kind == "gear" and "Plain Gear" or "Unit " .. draw(5)
  objects[#objects + 1] = { kind = kind, controller = seat, at = at }
  if kind == "trash" then
    table.insert(player.trash, name)
    return
  end
  local owner = draw(3) == 0 and 1 + draw(seats) or seat
  local list = at == "base" and player.base or player.at[at]
  table.insert(list, { name, owner = "p" .. owner })
end

local function position_of(mode, seed)
  local teams, draw = TEAMS[mode], lots(seed)
  local position, objects = { format = mode, battlefields = { FIELDS[1], FIELDS[2], FIELDS[3] } }, {}
  if mode == "duel" then position.battlefields[3] = nil end
  for seat = 1, #teams do
    position["p" .. seat] = { base = {}, trash = {}, at = {} }
    for _, look in ipairs(LOOKS) do
      table.insert(position["p" .. seat].base, look.name)
      objects[#objects + 1] = { kind = "unit", controller = seat, at = "base" }
    end
  end
  for _, at in ipairs(position.battlefields) do -- whoever has units there is alone: nothing is contested
    local seat = 1 + draw(#teams)
    position["p" .. seat].at[at] = {}
    for _ = 1, 1 + draw(3) do place(position, objects, #teams, draw, seat, "unit", at) end
  end
  for _ = 1, 8 do
    place(position, objects, #teams, draw, 1 + draw(#teams), ({ "unit", "gear", "trash" })[1 + draw(3)], "base")
  end
  return position, objects, teams
end

local function expected(look, objects, seat, teams)
  local count = 1
  for _, object in ipairs(objects) do
    if look.counts(object, seat, teams) then count = count + 1 end
  end
  return count
end

for _, mode in ipairs { "duel", "ffa3", "2v2" } do
  for seed = 1, 12 do
    local position, objects, teams = position_of(mode, seed)
    position[1] = function(t)
      for seat = 1, #teams do
        for _, look in ipairs(LOOKS) do
          local name = "p" .. seat .. "'s " .. look.name
          t:expect(name):might(expected(look, objects, seat, teams))
        end
      end
    end
    scenario(("740.1, 740.2 what is mine, friendly and enemy, counted one by one: %s %d"):format(mode, seed))(position)
  end
end

-- ---- What has left the board ----------------------------------------------------------------

test_card { id = "t-740-20", name = "Autopsy", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, victim)
    game.kill(victim)
    if victim.mine then game.draw(1) end
    if victim.friendly then game.draw(2) end
    if victim.enemy then game.draw(4) end
  end,
}

for number, drawn in ipairs { 3, 4, 2, 4 } do
  local victim = "Unit " .. number
  scenario("740.1, 359.3.e.13 what has been killed was friendly or an enemy as it was: " .. victim) {
    format = "2v2",
    p1 = { hand = { "Autopsy" }, pool = { energy = 1 }, base = { "Unit 1" } },
    p2 = { base = { "Unit 2" } },
    p3 = { base = { "Unit 3" } },
    p4 = { base = { "Unit 4" } },
    function(t)
      t.p1:play("Autopsy"):on(victim)
      t:resolve()
      t:expect(t.p1.hand):count(drawn)
    end }
end

test_card { id = "t-740-21", name = "Census Mine", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.count(battlefields { your_units = at_least(1) }) },
}
test_card { id = "t-740-22", name = "Census Friendly", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.count(battlefields { friendly_units = at_least(1) }) },
}
test_card { id = "t-740-23", name = "Census Enemy", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.count(battlefields { enemy_units = at_least(1) }) },
}

scenario "740.1 battlefields with units of yours, with friendly units, with enemy units" {
  format = "2v2",
  p1 = { base = { "Census Mine", "Census Friendly", "Census Enemy" }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } } },
  p3 = { base = { "Census Friendly" }, at = { ["North Field"] = { "Unit 3" } } },
  p4 = { base = { "Census Mine" } },
  function(t)
    t:expect("Census Mine#1"):might(2)
    t:expect("p1's Census Friendly"):might(3)
    t:expect("Census Enemy"):might(2)
    t:expect("p3's Census Friendly"):might(3)
    t:expect("p4's Census Mine"):might(1)
  end }

test_card { id = "t-740-wave", name = "One Player's Units", type = "spell", cost = {},
  targets = { any_number(unit {}, { same = "controller" }) },
  run = function(game, me, them) game.stun(them) end,
}

scenario "355.11.a, 484.8.c the units of team mates do not have the same controller" {
  format = "2v2",
  p1 = { hand = { "One Player's Units" }, base = { "Unit 1", "Unit 2" } },
  p2 = { base = { "Unit 3" } }, p3 = { base = { "Unit 4" } }, p4 = { base = { "Unit 5" } },
  function(t)
    t.p1:play "One Player's Units"
    assert(t:accepts(t.p1, "Unit 1", "Unit 2"))
    assert(not t:accepts(t.p1, "Unit 1", "Unit 4"), "of team mates")
    assert(not t:accepts(t.p1, "Unit 3", "Unit 5"), "of the other team")
    assert(not t:accepts(t.p1, "Unit 1", "Unit 3"), "of opponents")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):stunned()
  end }

test_card { id = "t-740-brief", name = "Brief Guest", type = "unit", cost = {}, might = 2, keywords = { "temporary" } }

scenario "816.1.b, 484.8.d a Temporary unit dies in its controller's Beginning Phase, not in a team mate's" {
  format = "2v2", turn = "p2",
  p1 = { base = { "Brief Guest" } },
  function(t)
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect("Brief Guest"):at("base")
    t:next_turn()
    t:expect("Brief Guest"):at("base")
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect("Brief Guest"):in_zone("trash")
  end }

test_card { id = "t-740-anthem", name = "Team Anthem", type = "unit", cost = {}, might = 1,
  when { event = "conquer", by = "team", run = function(game) game.gain_xp(1) end },
  when { event = "hold", by = "team", run = function(game) game.gain_xp(10) end },
  when { event = "conquer", by = "opponent", run = function(game) game.gain_xp(100) end },
}
test_card { id = "t-740-again", name = "Sing Again", type = "spell", cost = {}, targets = { unit { friendly = true } },
  run = function(game, me, it) game.run_effects("conquer", it) end,
}

scenario "383.4.c, 740.1 what waits for the team to conquer is a conquer effect; what waits for an opponent is none" {
  format = "2v2",
  p1 = { base = { "Team Anthem" }, hand = { "Sing Again" } },
  function(t)
    t.p1:play("Sing Again"):on("Team Anthem")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
