-- SPDX-License-Identifier: MIT
--
-- 740.1, 740.2, 355.10: what cards let their player choose in team play and free for all.  A row says in words
-- what a card asks for: whose ("your": under its player's control or of its player, "friendly", "enemy", "any"),
-- what, and where.  The same words are evaluated here, object by object, over positions in which every player has
-- one of each kind, and the question must offer exactly these.

local PLAYERS = { "p1", "p2", "p3", "p4" }
local MODES = { ["2v2"] = { p1 = 1, p2 = 2, p3 = 1, p4 = 2 }, ffa4 = { p1 = 1, p2 = 2, p3 = 3, p4 = 4 } }

local LEGENDS = { p1 = "Bounty Hunter", p2 = "Blind Monk", p3 = "Loose Cannon", p4 = "Radiant Dawn" }
local DOMAINS = { p2 = "calm", p3 = "mind", p4 = "body" }
local RUNES = { p2 = "Calm Rune", p3 = "Mind Rune", p4 = "Body Rune" }
local GEAR = {
  p1 = { ["Seal of Rage"] = 0, ["Treasure Trove"] = 2 }, p2 = { ["Orb of Regret"] = 1 },
  p3 = { ["Energy Conduit"] = 3 }, p4 = { ["Garbage Grabber"] = 2 },
}
local EQUIPMENT = {
  p1 = { ["Doran's Blade"] = 2, ["Doran's Ring"] = 1 }, p2 = { ["Serrated Dirk"] = 1 },
  p3 = { ["B.F. Sword"] = 4 }, p4 = { ["Cull"] = 1 },
}
local TRASH = {
  p1 = { unit = { "Shipyard Skulker", "Petty Officer" }, spell = { "Incinerate", "Falling Comet" }, gear = { "Scrapheap", "Arena Bar" } },
  p2 = { unit = { "Playful Phantom" }, spell = { "Discipline" }, gear = { "Sun Disc" } },
  p3 = { unit = { "Mega-Mech" }, spell = { "Cleave" }, gear = { "Iron Ballista" } },
  p4 = { unit = { "Mountain Drake" }, spell = { "Final Spark" }, gear = { "The Syren" } },
}

-- Who stands where.  `there`: where the card attacks; `free`: where nobody is when it conquers.
local PLACES = {
  { base = { p1 = { "Unit 1", "Unit 8" }, p2 = { "Unit 2" }, p3 = { "Unit 3" }, p4 = { "Unit 4" } },
    at = { ["West Field"] = { "p1", "Unit 5" }, ["East Field"] = { "p2", "Unit 6", "Unit 9" }, ["North Field"] = { "p3", "Unit 7" } },
    there = "East Field", free = "North Field" },
  { base = { p1 = { "Unit 5", "Unit 9" }, p2 = { "Unit 6" }, p3 = { "Unit 7" }, p4 = { "Unit 8" } },
    at = { ["West Field"] = { "p4", "Unit 1", "Unit 10" }, ["East Field"] = { "p3", "Unit 2" }, ["North Field"] = { "p2", "Unit 3" } },
    there = "West Field", free = "East Field" },
}
local FIELDS = { "West Field", "East Field", "North Field" }

-- A position for a row, and a list of what lies there: { name, kind, player, at, might, energy }.
local function position_of(mode, places, row)
  local position, objects = { format = mode }, {}
  local function add(player, kind, name, facts)
    facts = facts or {}
    facts.name, facts.kind, facts.player = name, kind, player
    facts.might = tonumber(name:match "^Unit (%d+)$")
    objects[#objects + 1] = facts
  end
  local function add_gear(player, list, equipment)
    for name, energy in pairs(list) do
      table.insert(position[player].base, name)
      add(player, "gear", name, { energy = energy, equipment = equipment })
    end
  end
  for _, player in ipairs(PLAYERS) do
    position[player] = { base = {}, at = {}, trash = {}, legend = { LEGENDS[player] } }
    if DOMAINS[player] then
      position[player].runes = { exhausted = { [DOMAINS[player]] = 1 } }
      add(player, "rune", RUNES[player])
    end
    for _, name in ipairs(places.base[player]) do
      table.insert(position[player].base, name)
      add(player, "unit", name, { at = "base" })
    end
    add_gear(player, GEAR[player], false)
    add_gear(player, EQUIPMENT[player], true)
    add(player, "legend", player == "p1" and row.how == "legend" and row.card or LEGENDS[player])
    add(player, "player", "player " .. player:sub(2))
    for _, kind in ipairs { "unit", "spell", "gear" } do
      for _, name in ipairs(TRASH[player][kind]) do
        table.insert(position[player].trash, name)
        add(player, "dead " .. kind, name)
      end
    end
  end
  for _, field in ipairs(FIELDS) do
    local here = places.at[field]
    add(here[1], "battlefield", field)
    if not (row.how == "conquers" and field == places.free) then
      position[here[1]].at[field] = { table.unpack(here, 2) }
      for i = 2, #here do add(here[1], "unit", here[i], { at = field }) end
    end
  end
  local you = position.p1
  you.xp = row.xp
  you.hand = row.hand
  you.pool = { energy = 12, fury = 4, calm = 4, mind = 4, body = 4, chaos = 4, order = 4, any = 4 }
  if row.how == "legend" then
    you.legend = { row.card }
  elseif row.how == "plays" or row.how == "arrives" or row.how == "pays" then
    you.hand = { row.card }
  else
    table.insert(you.base, row.card)
  end
  local at = { arrives = "base", attacks = places.there, conquers = places.free, uses_unit = "base", pays_unit = "base" }
  if at[row.how] then add("p1", "unit", row.card, { at = at[row.how] }) end
  if row.how == "uses" then add("p1", "gear", row.card, {}) end
  return position, objects
end

local WHOSE = {
  any = function() return true end,
  your = function(o) return o.player == "p1" end,
  friendly = function(o, teams) return teams[o.player] == teams.p1 end,
  enemy = function(o, teams) return teams[o.player] ~= teams.p1 end,
}
local KIND = {
  equipment = function(o) return o.kind == "gear" and o.equipment end,
  ["dead card"] = function(o) return o.kind:sub(1, 4) == "dead" end,
  ["mighty unit"] = function(o) return o.kind == "unit" and o.might >= 5 end,
  permanent = function(o) return o.kind == "unit" or o.kind == "gear" end,
}
local WHERE = {
  ["at a battlefield"] = function(o) return o.at ~= "base" end,
  ["in a base"] = function(o) return o.at == "base" end,
  ["in your base"] = function(o) return o.at == "base" and o.player == "p1" end,
  ["outside your base"] = function(o) return o.at ~= "base" or o.player ~= "p1" end,
}

-- fits("enemy unit at a battlefield") -> a function of an object.  "another": not the card itself;
-- "a second": not what was chosen first; "of 3 Might or less", "of 1 Energy or less".
local function fits(words, card, teams, there, first)
  local most, number = words:match " of (%d+) (%a+) or less$"
  words = words:gsub(" of %d+ %a+ or less$", "")
  local where
  for phrase, test in pairs(WHERE) do
    if words:sub(-#phrase) == phrase then words, where = words:sub(1, -#phrase - 2), test end
  end
  if words:sub(-6) == " there" then
    words, where = words:sub(1, -7), function(o) return o.at == there end
  end
  local whose, other, kind = words:match "^(%a+) (another )(.*)$"
  if not whose then whose, other, kind = words:match "^(%a+) (a second )(.*)$" end
  if not whose then whose, kind = words:match "^(%a+) (.*)$" end
  local belongs, is = assert(WHOSE[whose], words), KIND[kind]
  return function(o)
    if other == "another " and o.name == card or other == "a second " and o.name == first then return false end
    if most and not (o[number:lower()] and o[number:lower()] <= tonumber(most)) then return false end
    if is and not is(o) or not is and o.kind ~= kind then return false end
    return belongs(o, teams) and (not where or where(o))
  end
end

local ROWS = {}
local function row(how, rule)
  return function(cards, ...)
    for _, card in ipairs(type(cards) == "table" and cards or { cards }) do
      ROWS[#ROWS + 1] = { how = how, rule = rule or "740.1", card = card, xp = 0, slots = { ... } }
    end
  end
end
local function with(field, value)
  ROWS[#ROWS][field] = value
end

-- What is chosen for spells as they are played.
local plays = row "plays"
plays({ "Block", "Call to Glory", "Cleave", "Discipline", "Final Spark", "Primal Strength", "Punch First", "Rune Prison",
  "Smoke Screen", "Stupefy", "Vengeance", "Wallop", "Counter Strike", "Frigid Touch", "Feral Strength", "Blood Rush",
  "Mirror Image", "Super Mega Death Rocket!", "Back Off", "Combat Experience", "Dancing Grenade", "Eclipse", "Friendship",
  "Lotus Trap", "Moonlight Affliction", "Square Up", "Upstage Comedy", "Vault Breaker", "Noxian Guillotine" }, "any unit")
plays({ "Blast of Power", "Disintegrate", "Drag Under", "Falling Comet", "Fight or Flight", "Hextech Ray", "Hidden Blade",
  "Incinerate", "Rebuke", "Sky Splitter", "Void Seeker", "Get Excited!", "Smite", "Sudden Storm", "Wages of Pain",
  "Monster Harpoon", "Death from Below" }, "any unit at a battlefield")
plays({ "En Garde", "Highlander", "Last Stand", "Portal Rescue", "Retreat", "Stand United", "Thrill of the Hunt",
  "Tactical Retreat", "Grim Resolve", "Shadow's Call" }, "friendly unit")
plays({ "Shakedown", "Deadly Flourish" }, "enemy unit")
plays({ "Possession", "Hostile Takeover", "Keeper's Verdict", "Isolate" }, "enemy unit at a battlefield")
plays({ "Detonate", "Factory Recall", "Turn to Dust", "Salvage" }, "any gear")
plays({ "Bullet Time", "Firestorm", "Siphon Power" }, "any battlefield")
plays({ "Morbid Return", "The Harrowing" }, "your dead unit")
plays("Sabotage", "enemy player")
plays("Against the Odds", "friendly unit at a battlefield")
plays({ "Gust", "Soul Harvest" }, "any unit at a battlefield of 3 Might or less")
plays("Blood Money", "any unit at a battlefield of 2 Might or less")
plays("Conscription", "enemy unit at a battlefield of 3 Might or less")
plays("Showstopper", "friendly unit in your base")
plays("Stormbringer", "friendly unit in your base", "any battlefield")
plays({ "Challenge", "Gentlemen's Duel", "Star-Crossed" }, "friendly unit", "enemy unit")
plays({ "Marching Orders", "Last Breath", "Arcane Shift", "Alpha Strike" }, "friendly unit", "enemy unit at a battlefield")
plays("Falling Star", "any unit", "any unit")
plays("Stare Down", "friendly unit", "any battlefield")
plays("Piercing Light", "any unit at a battlefield", "any a second unit")
plays("Defiant Dance", "any unit", "any a second unit")
plays({ "Convergent Mutation", "Deathgrip" }, "friendly unit", "friendly a second unit")
plays("Bone Skewer", "any battlefield", "enemy player")

-- Quick-Draw, Weaponmaster and Equip speak of what their player controls.
row("plays", "819.1.d")({ "Long Sword", "Cloth Armor", "Sterak's Gage", "Spinning Axe" }, "your unit")
row("arrives", "821.1.c")({ "Combat Chef", "Veteran Poro", "Sentinel Adept", "Jax, Unrelenting" }, "your equipment")
row("uses", "818.1.c.2")({ "Hexdrinker", "World Atlas", "Boneshiver", "Guardian Angel", "Trinity Force",
  "Blade of the Ruined King" }, "your unit")

-- What is chosen as a unit comes to its player's base.
local arrives = row "arrives"
arrives({ "Solari Shieldbearer", "Whiteflame Protector", "Blastcone Fae", "Gem Jammer" }, "any unit")
arrives({ "Solari Chief", "Harnessed Dragon" }, "enemy unit")
arrives("First Mate", "any another unit")
arrives({ "Pit Rookie", "Kinkou Monk" }, "friendly another unit")
arrives("Fae Dragon", "friendly unit")
arrives({ "Cemetery Attendant", "Soulgorger" }, "your dead unit")
arrives("Annie, Stubborn", "your dead spell")
arrives("Aspiring Engineer", "your dead gear")
arrives({ "Riptide Rex", "Carnivorous Snapvine" }, "enemy unit at a battlefield")
arrives("Maddened Marauder", "any unit at a battlefield")
arrives("Zaunite Bouncer", "any another unit at a battlefield")
arrives("Windsinger", "any another unit at a battlefield of 3 Might or less")
arrives("Sandshifter", "enemy unit of 3 Might or less")
arrives("Grim Apothecary", "friendly unit at a battlefield")
arrives("Disarming Rake", "any gear")
arrives("Pickpocket", "any gear of 1 Energy or less")
arrives("Jayce, Man of Progress", "friendly gear")
arrives("Royal Entourage", "any legend")
arrives({ "Mindsplitter", "Walking Roost", "Insightful Investigator", "Ashe, Focused" }, "enemy player")
arrives("Bewitching Spirit", "any player")
arrives("Beast Below", "friendly another unit", "enemy unit")
arrives("Tideturner", "your unit outside your base")

-- What is chosen for abilities that are used.
local uses, uses_unit, legend = row "uses", row "uses_unit", row "legend"
uses("Iron Ballista", "any unit at a battlefield")
uses({ "Heart of Dark Ice", "Divining Shells" }, "any unit")
uses("Blood Rose", "any unit") with("xp", 3)
uses("The Syren", "friendly unit at a battlefield")
uses("Unlicensed Armory", "friendly unit") with("hand", { "Filler" })
uses("Forge of the Future", "any dead card")
uses_unit("Arena Kingpin", "any unit")
uses_unit("Azir, Ascendant", "your unit")
legend("Bounty Hunter", "any unit")
legend("Blind Monk", "friendly unit")
legend("Bloodharbor Ripper", "friendly unit at a battlefield")
legend("Voidreaver", "any unit") with("xp", 1)
legend("Grandmaster at Arms", "your equipment", "your unit")

-- What is chosen as a unit attacks, and as it conquers.
local attacks, conquers = row "attacks", row "conquers"
attacks({ "Ahri, Inquisitive", "Crackshot Corsair", "Leona, Determined", "Yasuo, Remorseful", "Lucian, Gunslinger",
  "Ezreal, Dashing", "Vi, Peacekeeper", "Volibear, Furious", "Sinister Poro" }, "enemy unit there")
attacks("Kha'Zix, Evolving Hunter", "enemy unit there") with("xp", 3)
attacks("Icevale Archer", "any unit there")
conquers("Adaptatron", "any gear")
conquers({ "Inviolus Vox", "Red Brambleback" }, "friendly unit")
conquers("Yone, Blademaster", "enemy unit in a base")

-- What is given up or used as a cost, for cards that are played and for abilities.
local pays, pays_use, pays_unit = row "pays", row "pays_use", row "pays_unit"
pays({ "Cruel Patron", "Meditation", "Atakhan", "Commander Ledros" }, "friendly unit")
pays("Sacrifice", "friendly mighty unit")
pays({ "Legion Quartermaster", "Zaun Punk" }, "friendly gear")
pays_use("Garbage Grabber", "your dead card")
pays_use("Assembly Rig", "your dead unit")
pays_use("Forgotten Signpost", "your unit")
pays_unit("Vi, Destructive", "your dead card")
pays_unit("Malzahar, Fanatic", "friendly permanent")

local function asked(t, rule)
  return (pcall(function() t:expect_decision("p1", rule) end))
end

-- Begins what makes the card ask, and answers what is asked before: its place, costs, whether it triggers.
local function begin(t, each, places)
  if each.how == "plays" or each.how == "arrives" or each.how == "pays" then
    t.p1:play(each.card)
  elseif each.how == "attacks" then
    t.p1:move(each.card, places.there)
  elseif each.how == "conquers" then
    t.p1:move(each.card, places.free)
    t:showdown_pass()
  else
    t.p1:use(each.card)
  end
  for _ = 1, 3 do
    if asked(t, "355.2") then t.p1:at "base" end
    if asked(t, "356.2.b") then
      if each.how == "pays" then t.p1:yes() else t.p1:no() end
    end
    if asked(t, "383.3.a") then t.p1:yes() end
  end
end

local function names_of(objects, test)
  local names = {}
  for _, each in ipairs(objects) do
    if test(each) then names[#names + 1] = each.name end
  end
  return names
end

local function ask(mode, teams, number, each)
  local places = PLACES[number]
  local position, objects = position_of(mode, places, each)
  local function choices(slot, first)
    return names_of(objects, fits(each.slots[slot], each.card, teams, places.there, first))
  end
  position[1] = function(t)
    local names = choices(1)
    if #names == 0 and each.how == "arrives" then
      begin(t, each, places)
      t:expect_decision("p1", "turn")
      return
    elseif #names == 0 then
      t:cannot(t.p1, each.how == "plays" and "play" or "use", each.card)
      return
    end
    begin(t, each, places)
    for slot = 1, #each.slots do
      if #names == 1 then
        t:expect_event("choose", names[1]) -- who has one choice only is not asked
      else
        t:expect_options(table.unpack(names))
      end
      if slot < #each.slots then
        if #names > 1 then t.p1:choose(names[1]) end
        names = choices(slot + 1, names[1])
      end
    end
  end
  local slots = table.concat(each.slots, ", ")
  scenario(("%s %s: %s; %s, position %d"):format(each.rule, each.card, slots, mode, number))(position)
end

for mode, teams in pairs(MODES) do
  for number = 1, #PLACES do
    for _, each in ipairs(ROWS) do ask(mode, teams, number, each) end
  end
end
