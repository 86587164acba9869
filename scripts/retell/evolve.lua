-- SPDX-License-Identifier: MIT
--
-- retell/evolve.lua -- a position of Shadowverse: Evolve as the table of a scenario, and what is
-- expected of it (retell.lua).

local NUMBERS = { "play_points", "max_play_points", "evolution_points", "defense", "turns", "played" }
local ZONES = { "hand", "field", "ex", "deck", "cemetery", "banished", "evolve_deck" }
local FLAGS = { engaged = true, new = true, evolved_now = true, faceup = true }

-- Zones of which a scenario says nothing.
local words = { elsewhere = { format = true, evolve = true } }

local function zone_cards(view, zone, owner)
  for _, each in ipairs(view.zones) do
    if each.zone == zone and each.owner == owner then return each.cards end
  end
  return {}
end

-- The evolved card that lies on each card, by its id.
local function evolved_of(view)
  local evolved = {}
  for _, zone in ipairs(view.zones) do
    for _, card in ipairs(zone.zone == "evolve" and zone.cards or {}) do
      if card.attached_to then evolved[card.attached_to] = card end
    end
  end
  return evolved
end

local function card_of(card, seat, evolved)
  local said, is_plain = { card.name }, true
  for name, value in pairs(card.set or {}) do
    if name ~= "controller" and name ~= "top" and value ~= 0 then
      said[name], is_plain = FLAGS[name] and true or value, false
    end
  end
  if evolved[card.id] then said.evolved, is_plain = true, false end
  if card.owner ~= seat then said.owner, is_plain = ("p%d"):format(card.owner + 1), false end
  return is_plain and card.name or said
end

local function add(fields, name, value)
  if value == nil or type(value) == "table" and next(value) == nil then return end
  fields[#fields + 1] = { name, value }
end

local function player_of(told, seat, evolved)
  local view, fields = told.view, {}
  local leader = zone_cards(view, "leader", seat)[1]
  add(fields, "leader", leader and leader.name)
  for _, zone in ipairs(ZONES) do
    local list = {}
    for i, card in ipairs(zone_cards(view, zone, seat)) do list[i] = card_of(card, seat, evolved) end
    add(fields, zone, list)
  end
  for _, name in ipairs(NUMBERS) do
    local value = view.players[seat + 1].set[name]
    if value and (value ~= 0 or name == "play_points") then add(fields, name, value) end
  end
  return fields
end

function words.lay(told)
  local view, laid = told.view, { fields = {}, players = {} }
  local evolved = evolved_of(view)
  if told.format ~= "standard" then add(laid.fields, "format", told.format) end
  add(laid.fields, "turn", ("p%d"):format(told.turn + 1))
  add(laid.fields, "turn_number", view.set.turn)
  add(laid.fields, "first", ("p%d"):format((view.set.first_player or 0) + 1))
  for seat = 0, told.players - 1 do laid.players[seat + 1] = player_of(told, seat, evolved) end
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
    local defense = t.game:look(t.game:player(seat), "defense")
    line("t:expect_number(\"p%d\", \"defense\", %d)", seat, defense or 0)
    for _, zone in ipairs { "hand", "field", "ex" } do
      line("t:expect(t.p%d.%s):is { %s }", seat, zone, list(t:zone(zone, seat):names()))
    end
  end
end

return words
