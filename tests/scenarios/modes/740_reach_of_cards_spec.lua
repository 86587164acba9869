-- SPDX-License-Identifier: MIT
--
-- 740.1, 740.2, 484.8.c-d: whom statics and effects on "all" reach in team play and free for all.  Every
-- player has a unit in the base and, at the three battlefields, p1, p2 and p3 (or p4, p3 and p1) have one more; what
-- a card of p1 changes on each of them is compared with the words of its text.

local PLAYERS = { "p1", "p2", "p3", "p4" }
local MODES = { ["2v2"] = { p1 = 1, p2 = 2, p3 = 1, p4 = 2 }, ffa4 = { p1 = 1, p2 = 2, p3 = 3, p4 = 4 } }
local BASE = { p1 = "Unit 1", p2 = "Unit 2", p3 = "Unit 3", p4 = "Unit 4" }
local FIELDS = {
  { ["West Field"] = { "p1", "Unit 5" }, ["East Field"] = { "p2", "Unit 6" }, ["North Field"] = { "p3", "Unit 7" } },
  { ["West Field"] = { "p4", "Unit 5" }, ["East Field"] = { "p3", "Unit 6" }, ["North Field"] = { "p1", "Unit 7" } },
}

local WHOSE = {
  any = function() return true end,
  your = function(o) return o.player == "p1" end,
  friendly = function(o, team) return team[o.player] == 1 end,
  enemy = function(o, team) return team[o.player] ~= 1 end,
}
local WHERE = {
  everywhere = function() return true end,
  ["at battlefields"] = function(o) return o.at ~= nil end,
  here = function(o, card) return o.at == card end,
}

local ROWS = {}
-- Each row: card, where it is ("base", "legend", "mine": at the battlefield of p1, "hand"), whose units, where,
-- what they get: might = n, damage = n, keyword = name, ready, buffed, a zone they go to.
local function row(card, place, whose, where, gets) ROWS[#ROWS + 1] = { card = card, place = place, whose = whose, where = where, gets = gets } end

row("Captain Farron", "mine", "friendly", "here", { keyword = "assault" })
row("Taric, Protector", "mine", "friendly", "here", { keyword = "shield" })
row("Garen, Commander", "mine", "friendly", "here", { might = 1 })
row("Darius, Executioner", "mine", "friendly", "here", { might = 1 })
row("Gemcraft Seer", "base", "friendly", "everywhere", { keyword = "vision" })
row("Petricite Monument", "base", "friendly", "everywhere", { keyword = "deflect" })
row("Baron Nashor", "base", "friendly", "everywhere", { might = 2 })
row("Allay, Eager Admirer", "mine", "your", "here", { keyword = "deflect" })
row("Wuju Master", "legend", "your", "everywhere", { might = 1, xp = 6 })
row("Undertitan", "hand", "your", "everywhere", { might = 2 })
row("Grand Strategem", "hand", "friendly", "everywhere", { might = 5 })
row("Decisive Strike", "hand", "friendly", "everywhere", { might = 2 })
row("Thousand-Tailed Watcher", "hand", "enemy", "everywhere", { might = -3, minimum = 1 })
row("Flurry of Blades", "hand", "any", "at battlefields", { damage = 1 })
row("Tibbers", "hand", "any", "at battlefields", { damage = 3 })
row("On the Hunt", "hand", "your", "everywhere", { ready = true })
row("Shurelya's Requiem", "hand", "your", "everywhere", { ready = true })
row("Overt Operation", "hand", "friendly", "everywhere", { buffed = true })
row("The Ruination", "hand", "any", "everywhere", { zone = "trash" })
row("Downwell", "hand", "any", "everywhere", { zone = "hand" })

local function objects_of(fields)
  local objects = {}
  for _, player in ipairs(PLAYERS) do objects[#objects + 1] = { name = BASE[player], player = player } end
  for field, who in pairs(fields) do objects[#objects + 1] = { name = who[2], player = who[1], at = field } end
  return objects
end

local function position_of(mode, fields, each)
  local position, mine = { format = mode }, nil
  local function unit(name) return each.gets.ready and { name, exhausted = true } or name end
  for _, player in ipairs(PLAYERS) do position[player] = { base = { unit(BASE[player]) }, at = {} } end
  for field, who in pairs(fields) do
    position[who[1]].at[field] = { unit(who[2]) }
    if who[1] == "p1" then mine = field end
  end
  local you = position.p1
  you.xp = each.gets.xp
  you.pool = { energy = 12, any = 6 }
  if each.place == "mine" then
    table.insert(you.at[mine], each.card)
  elseif each.place == "legend" then
    you.legend = { each.card }
  elseif each.place == "hand" then
    you.hand = { each.card }
  else
    table.insert(you.base, each.card)
  end
  return position, mine
end

local function compare(unit, o, gets, reached)
  local might = tonumber(o.name:match "%d+")
  if gets.might then
    local changed = reached and might + gets.might or might
    if gets.minimum then changed = math.max(changed, math.min(might, gets.minimum)) end
    unit:might(changed)
  elseif gets.damage then
    unit:damage(reached and gets.damage or 0)
  elseif gets.keyword and reached then
    unit:keyword(gets.keyword)
  elseif gets.keyword then
    unit:no_keyword(gets.keyword)
  elseif gets.ready and reached then
    unit:ready()
  elseif gets.ready then
    unit:exhausted()
  elseif gets.buffed and reached then
    unit:buffed()
  elseif gets.buffed then
    unit:unbuffed()
  elseif gets.zone then
    unit:in_zone(gets.zone)
  end
end

local function asked(t, rule)
  return (pcall(function() t:expect_decision("p1", rule) end))
end

for mode, team in pairs(MODES) do
  for number, fields in ipairs(FIELDS) do
    for _, each in ipairs(ROWS) do
      local position, mine = position_of(mode, fields, each)
      position[1] = function(t)
        if each.place == "hand" then
          t.p1:play(each.card)
          if asked(t, "356.2.b") then t.p1:no() end
          if asked(t, "355.2") then t.p1:at "base" end
          t:pass_all()
        end
        for _, o in ipairs(objects_of(fields)) do
          compare(t:expect(o.name), o, each.gets, WHOSE[each.whose](o, team) and WHERE[each.where](o, mine))
        end
      end
      scenario(("740.1 %s reaches %s units %s; %s, position %d"):format(each.card, each.whose, each.where, mode, number))(position)
    end
  end
end
