-- SPDX-License-Identifier: MIT
--
-- 740.1, 740.2, 411.4: who sets off what in team play and free for all.  A row names a card of p1 and what it
-- waits for; each of the four players does that, or has it happen to their unit.  It triggers for those whom the
-- text names: "you" (its player), "team" (friendly, you or an ally), "enemy" (enemies, opponents).

local PLAYERS = { "p1", "p2", "p3", "p4" }
local MODES = {
  ["2v2"] = { p1 = "team", p2 = "enemy", p3 = "team", p4 = "enemy" },
  ffa4 = { p1 = "team", p2 = "enemy", p3 = "enemy", p4 = "enemy" },
}
local UNITS = { p1 = "Unit 1", p2 = "Unit 2", p3 = "Unit 3", p4 = "Unit 4" }

-- What happens: `at`: what the player who does it needs; `does(t, who)`: does it.
local HAPPENS = {}

HAPPENS.dies = { -- p2 kills: the killer is no part of the question
  turn = function() return "p2" end,
  setup = function(position, who)
    position.p2.hand = { "Vengeance" }
    position.p2.pool = { energy = 4, order = 2 }
  end,
  does = function(t, who) t.p2:play("Vengeance"):on(UNITS[who]) t:resolve() end,
}
HAPPENS.kills = { -- an opponent's stunned unit, killed by each player
  setup = function(position, who)
    position[who].hand = { "Vengeance" }
    position[who].pool = { energy = 4, order = 2 }
    position.p4.base = { "Unit 4", { "Unit 9", stunned = true } }
  end,
  does = function(t, who) t[who]:play("Vengeance"):on("Unit 9") t:resolve() end,
}
HAPPENS["plays a unit"] = {
  setup = function(position, who) position[who].hand, position[who].pool = { "Unit 8" }, { energy = 8 } end,
  does = function(t, who) t[who]:play("Unit 8") end,
}
HAPPENS["plays a spell"] = {
  setup = function(position, who) position[who].hand, position[who].pool = { "Progress Day" }, { energy = 6, mind = 1 } end,
  does = function(t, who) t[who]:play("Progress Day") t:resolve() end,
}
HAPPENS["plays a gear"] = {
  setup = function(position, who) position[who].hand, position[who].pool = { "Orb of Regret" }, { energy = 1 } end,
  does = function(t, who) t[who]:play("Orb of Regret") end,
}
HAPPENS["plays an Equipment"] = {
  setup = function(position, who) position[who].hand, position[who].pool = { "Doran's Blade" }, { energy = 2 } end,
  does = function(t, who) t[who]:play("Doran's Blade") end,
}
HAPPENS.discards = {
  setup = function(position, who) position[who].hand, position[who].pool = { "Evershade Stalker", "Filler" }, { energy = 3 } end,
  does = function(t, who) t[who]:play("Evershade Stalker") t:resolve() end,
}
HAPPENS.conquers = {
  does = function(t, who) t[who]:move(UNITS[who], "North Field") t:showdown_pass() end,
}
HAPPENS.holds = {
  turn = function(who) return ({ p1 = "p4", p2 = "p1", p3 = "p2", p4 = "p3" })[who] end,
  setup = function(position, who) position[who].at = { ["North Field"] = { "Unit 6" } } end,
  does = function(t, who) t[({ p1 = "p4", p2 = "p1", p3 = "p2", p4 = "p3" })[who]]:end_turn() end,
}
HAPPENS["wins a combat"] = {
  setup = function(position, who)
    position[who].base = { UNITS[who], "Unit 9" }
    local foe = ({ p1 = "p2", p2 = "p1", p3 = "p4", p4 = "p3" })[who]
    position[foe].at = { ["North Field"] = { "Unit 0" } }
  end,
  does = function(t, who) t[who]:move("Unit 9", "North Field") t:combat("end") end,
}
HAPPENS.moves = {
  does = function(t, who) t[who]:move(UNITS[who], "North Field") end,
}
HAPPENS["stuns an enemy"] = { -- an enemy of p1's team
  setup = function(position, who) position[who].hand, position[who].pool = { "Rune Prison" }, { energy = 2, calm = 1 } end,
  does = function(t, who) t[who]:play("Rune Prison"):on(who == "p4" and "Unit 2" or "Unit 4") t:resolve() end,
}
HAPPENS["chooses a friend"] = { -- a unit of p3, friendly to p1 in teams
  friend = true,
  setup = function(position, who) position[who].hand, position[who].pool = { "Primal Strength" }, { energy = 4, body = 1 } end,
  does = function(t, who) t[who]:play("Primal Strength"):on("Unit 3") end,
}
HAPPENS["readies a friend"] = {
  friend = true,
  setup = function(position, who)
    position[who].hand, position[who].pool = { "Upstage Comedy" }, { energy = 2 }
    position.p3.base = { { "Unit 3", exhausted = true } }
  end,
  does = function(t, who) t[who]:play("Upstage Comedy"):on("Unit 3") t:resolve() end,
}
HAPPENS["becomes mighty"] = {
  turn = function() return "p2" end,
  setup = function(position) position.p2.hand, position.p2.pool = { "Primal Strength" }, { energy = 4, body = 1 } end,
  does = function(t, who) t.p2:play("Primal Strength"):on(UNITS[who]) t:resolve() end,
}
HAPPENS["recycles a rune"] = {
  setup = function(position, who) position[who].runes = { fury = 1 } end,
  does = function(t, who) t[who]:use("Fury Rune", 2) end,
}
HAPPENS["hides a card"] = {
  setup = function(position, who)
    position[who].at = { ["North Field"] = { "Unit 6" } }
    position[who].hand, position[who].pool = { "Pakaa Cub" }, { any = 1 }
  end,
  does = function(t, who) t[who]:hide("Pakaa Cub", "North Field") end,
}
HAPPENS["plays from face down"] = {
  setup = function(position, who)
    position[who].at = { ["North Field"] = { "Unit 6" } }
    position[who].facedown = { ["North Field"] = "Consult the Past" }
  end,
  does = function(t, who) t[who]:play("Consult the Past") t:resolve() end,
}
HAPPENS["begins a turn"] = {
  turn = HAPPENS.holds.turn,
  does = HAPPENS.holds.does,
}
HAPPENS["ends a turn"] = {
  does = function(t, who) t[who]:end_turn() end,
}
HAPPENS["spends a buff"] = {
  setup = function(position, who)
    position[who].hand, position[who].pool = { "Wallop" }, {}
    position[who].base = { { UNITS[who], buffs = 1 } }
  end,
  does = function(t, who) t[who]:play("Wallop"):on(UNITS[who]) end,
}
HAPPENS["uses a gear"] = {
  setup = function(position, who) position[who].base = { UNITS[who], "Orb of Regret" } end,
  does = function(t, who) t[who]:use("Orb of Regret"):on("Unit 4") t:resolve() end,
}
HAPPENS["plays a token"] = {
  setup = function(position, who) position[who].hand, position[who].pool = { "Sprite Call" }, { energy = 3 } end,
  does = function(t, who) t[who]:play("Sprite Call") t:resolve() end,
}
HAPPENS["gains the second card"] = {
  setup = function(position, who) position[who].hand, position[who].pool = { "Consult the Past" }, { energy = 4 } end,
  does = function(t, who) t[who]:play("Consult the Past") t:resolve() end,
}

local ROWS = {}
local function waits(place)
  return function(card, what, whose, extra)
    ROWS[#ROWS + 1] = { card = card, place = place, what = what, whose = whose, extra = extra }
  end
end
local unit, legend, gear = waits "base", waits "legend", waits "base"
local guard = waits "West Field" -- a unit that must be at a battlefield

unit("Wraith of Echoes", "dies", "team")
unit("Spectral Centaur", "dies", "team")
unit("Vicious Snapjaws", "dies", "team")
unit("Viktor, Leader", "dies", "you")
gear("Altar of Memories", "dies", "team")
legend("Battle Mistress", "dies", "enemy")
guard("Pyke, Returned", "dies", "enemy")
gear("Solari Shrine", "kills", "you")
unit("Cithria of Cloudfield", "plays a unit", "you")
gear("Blood Rose", "plays a unit", "you", { energy = 1 })
legend("Pridestalker", "plays a unit", "you")
legend("Relentless Storm", "plays a unit", "you")
guard("Vex, Apathetic", "plays a unit", "enemy")
unit("Ravenbloom Student", "plays a spell", "you")
unit("Diana, No Longer Human", "plays a spell", "you")
unit("Revna the Lorekeeper", "plays a spell", "you")
unit("Lux, Illuminated", "plays a spell", "you")
legend("Lady of Luminosity, Starter", "plays a spell", "you")
legend("Virtuoso", "plays a spell", "you")
unit("Pit Crew", "plays a gear", "you")
unit("Pit Crew", "plays an Equipment", "you")
unit("Jinx, Rebel", "discards", "you")
legend("The Boss", "conquers", "you")
legend("Blade Dancer", "conquers", "you", { energy = 1 })
legend("Void Burrower", "conquers", "you")
legend("Green Father", "conquers", "you")
legend("Green Father", "holds", "you")
gear("Sumpworks Map", "conquers", "enemy")
legend("Keeper of the Hammer", "holds", "you")
legend("Chem-Baroness", "holds", "team")
legend("Gloomist", "holds", "team")
legend("Glorious Executioner", "wins a combat", "you")
legend("Voidreaver", "wins a combat", "you")
unit("Volibear, Imposing", "moves", "enemy")
unit("Stealthy Pursuer", "moves", "you") -- from its own location: p1's base
legend("Radiant Dawn", "stuns an enemy", "you")
unit("Eclipse Herald", "stuns an enemy", "you")
gear("Spirit Wheel", "chooses a friend", "you", { energy = 1 })
legend("Blade Dancer", "chooses a friend", "you", { any = 1 })
gear("Pirate's Haven", "readies a friend", "you")
unit("Fiora, Worthy", "becomes mighty", "you", { order = 1 })
legend("Grand Duelist", "becomes mighty", "you")
legend("Battle Mistress", "recycles a rune", "you")
unit("Katarina, Reckless", "hides a card", "you")
unit("Katarina, Reckless", "plays from face down", "you")
unit("Ember Monk", "plays from face down", "you")
unit("Black Market Broker", "plays from face down", "you")
legend("Loose Cannon", "begins a turn", "you")
unit("Sprite Queen", "begins a turn", "you")
unit("Dr. Mundo, Expert", "begins a turn", "you")
guard("Sona, Harmonious", "ends a turn", "you")
legend("Dark Child, Starter", "ends a turn", "you")
unit("Fae Dragon", "spends a buff", "you")
unit("Prize of Progress", "uses a gear", "you")
unit("Lillia, Protector of Dreams", "plays a token", "you")
unit("Cithria of Cloudfield", "plays a token", "you")
gear("Frigid Jewel", "gains the second card", "you")

local function happened(t, card)
  return (pcall(function() t:expect_event("trigger", card) end))
    or (pcall(function() t:expect_decision("p1", "383.3.a") end))
end

local function try(mode, side, row, who)
  local what = HAPPENS[row.what]
  if what.friend and mode ~= "2v2" then return end
  local position = { format = mode, turn = what.turn and what.turn(who) or who }
  for _, player in ipairs(PLAYERS) do position[player] = { base = { UNITS[player] } } end
  if what.setup then what.setup(position, who) end
  local you = position.p1
  if row.place == "base" then
    table.insert(you.base, row.card)
  elseif row.place == "legend" then
    you.legend = { row.card }
  else
    you.at = you.at or {}
    you.at[row.place] = { row.card }
  end
  if row.extra then
    you.pool = you.pool or {}
    for kind, n in pairs(row.extra) do you.pool[kind] = (you.pool[kind] or 0) + n end
  end
  local expected = row.whose == side[who] or row.whose == "you" and who == "p1"
  position[1] = function(t)
    what.does(t, who)
    local triggered = happened(t, row.card)
    assert(triggered == expected, triggered and "it triggers" or "it does not trigger")
    for _, player in ipairs(PLAYERS) do pcall(function() t:expect_decision(player) end) end
  end
  scenario(("740.1, 411.4 %s, %s %s in %s: %s"):format(row.card, who, row.what, mode, expected and "triggers" or "nothing"))(position)
end

for mode, side in pairs(MODES) do
  for _, row in ipairs(ROWS) do
    for _, who in ipairs(PLAYERS) do try(mode, side, row, who) end
  end
end
