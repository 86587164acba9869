-- SPDX-License-Identifier: MIT
--
-- retell/riftbound.lua -- a position of Riftbound as the table of a scenario, and what is expected of
-- it (retell.lua).

local DOMAINS = { "fury", "calm", "mind", "body", "chaos", "order" }
local NUMBERS = { "points", "xp" }
local POOL = { "energy", "any", table.unpack(DOMAINS) }

-- Zones of which a scenario says nothing.
local words = { elsewhere = { aside = true, sideboard = true, format = true } }

local function zone_cards(view, zone, owner)
  local list = {}
  for _, each in ipairs(view.zones) do
    if each.zone == zone and (not owner or each.owner == owner) then
      table.move(each.cards, 1, #each.cards, #list + 1, list)
    end
  end
  return list
end

-- The card as a scenario says it: its name, or a table with its state.
local function card_of(card, seat, attached)
  local said, plain = { card.name }, true
  for name, value in pairs(card.set or {}) do
    if name ~= "controller" and name ~= "top" and value ~= 0 then
      said[name], plain = (name == "exhausted" or name == "stunned") and true or value, false
    end
  end
  if card.owner ~= seat then said.owner, plain = ("p%d"):format(card.owner + 1), false end
  local gear = {}
  for _, other in ipairs(attached[card.id] or {}) do gear[#gear + 1] = card_of(other, seat, attached) end
  if #gear > 0 then said.attached, plain = gear, false end
  return plain and card.name or said
end

local function names_in(view, zone, owner)
  local list = {}
  for i, card in ipairs(zone_cards(view, zone, owner)) do list[i] = card.name end
  return list
end

local function add(fields, name, value)
  if value == nil or type(value) == "table" and next(value) == nil then return end
  fields[#fields + 1] = { name, value }
end

-- Runes by domain, those that are exhausted apart.
local function runes_of(view, seat)
  local runes = {}
  for _, card in ipairs(zone_cards(view, "runes", seat)) do
    local domain = card.name:match "^(%a+) Rune$"
    if domain then
      local of, exhausted = runes, card.exhausted and card.exhausted ~= 0
      if exhausted then
        runes.exhausted = runes.exhausted or {}
        of = runes.exhausted
      end
      of[domain:lower()] = (of[domain:lower()] or 0) + 1
    end
  end
  return runes
end

local function board_of(view, seat, places, attached)
  local base, at = {}, {}
  for _, card in ipairs(zone_cards(view, "board")) do
    if card.controller == seat and not card.attached_to then
      local place = places[card.place]
      if place then at[place] = at[place] or {} end
      local list = place and at[place] or base
      list[#list + 1] = card_of(card, seat, attached)
    end
  end
  return base, at
end

local function facedown_of(view, seat, places)
  local down = {}
  for _, card in ipairs(zone_cards(view, "facedown")) do
    local place = places[card.place]
    if card.controller == seat and place then
      down[place] = down[place] or {}
      table.insert(down[place], card.name)
    end
  end
  return down
end

-- The battlefields in the order of those who contributed them, as a scenario counts them.
local function fields_of(view, seats)
  local of, list = {}, {}
  for _, card in ipairs(zone_cards(view, "battlefields")) do
    of[card.owner] = of[card.owner] or {}
    table.insert(of[card.owner], card)
  end
  for round = 1, 4 do
    for seat = 0, seats - 1 do
      local card = of[seat] and of[seat][round]
      if card then list[#list + 1] = card end
    end
  end
  return list
end

local function player_of(told, seat, places, attached)
  local view, fields = told.view, {}
  local player, pool = view.players[seat + 1], {}
  for _, zone in ipairs { "hand", "trash", "champion", "banishment" } do
    add(fields, zone, names_in(view, zone, seat))
  end
  add(fields, "legend", names_in(view, "legends", seat))
  local base, at = board_of(view, seat, places, attached)
  add(fields, "base", base)
  add(fields, "at", at)
  add(fields, "facedown", facedown_of(view, seat, places))
  add(fields, "runes", runes_of(view, seat))
  for _, name in ipairs(NUMBERS) do
    if (player.set[name] or 0) ~= 0 then add(fields, name, player.set[name]) end
  end
  for _, name in ipairs(POOL) do
    if (player.set[name] or 0) ~= 0 then pool[name] = player.set[name] end
  end
  add(fields, "pool", pool)
  add(fields, "deck", names_in(view, "deck", seat))
  add(fields, "rune_deck", names_in(view, "rune_deck", seat))
  return fields
end

function words.lay(told)
  local view, places, attached = told.view, {}, {}
  local names, controls = {}, {}
  for i, card in ipairs(fields_of(view, told.players)) do
    names[i], places[card.id] = card.name, card.name
    controls[card.name] = card.controller and ("p%d"):format(card.controller + 1) or "nobody"
  end
  for _, card in ipairs(zone_cards(view, "board")) do
    if card.attached_to then
      attached[card.attached_to] = attached[card.attached_to] or {}
      table.insert(attached[card.attached_to], card)
    end
  end
  local laid = { fields = {}, players = {} }
  if told.format ~= "duel" then add(laid.fields, "format", told.format)
  elseif view.victory_score then add(laid.fields, "victory_score", view.victory_score) end
  add(laid.fields, "turn", ("p%d"):format(told.turn + 1))
  add(laid.fields, "battlefields", names)
  add(laid.fields, "controls", controls)
  for seat = 0, told.players - 1 do
    laid.players[seat + 1] = player_of(told, seat, places, attached)
  end
  return laid
end

local function list(names)
  local parts = {}
  for i, name in ipairs(names) do parts[i] = ("%q"):format(name) end
  return table.concat(parts, ", ")
end

-- What is so at the end, as lines.
function words.expect(t, line)
  for seat = 1, t.seats do
    local points = t.game:look(t.game:player(seat), "points")
    line("t:expect_points(\"p%d\", %d)", seat, points or 0)
    for _, zone in ipairs { "hand", "base" } do
      local cards = t["p" .. seat][zone]
      line("t:expect(t.p%d.%s):is { %s }", seat, zone, list(cards:names()))
    end
  end
  local fields = {}
  for _, card in ipairs(t:cards()) do
    if card.zone == "battlefields" and not fields[card.name] then
      fields[card.name] = true
      local who = card.controller and ("p%d"):format(card.controller) or "nobody"
      line("t:expect_control(%q, %q)", card.name, who)
      for seat = 1, t.seats do
        local names = t:at(card.name, seat):names()
        if #names > 0 then line("t:expect(t:at(%q, %d)):is { %s }", card.name, seat, list(names)) end
      end
    end
  end
end

return words
