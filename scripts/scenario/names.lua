-- SPDX-License-Identifier: MIT
--
-- names.lua -- which card a name means: one resolver for every word of the language.
--
--     "Unit 3"              the card so called; a mistake when several are
--     "Unit 3#2"            the second of those that are or were so called
--     "p2's Unit 3"         the one that p2 owns; "p2's Unit 3#2" the second one of p2's
--     "Unit 3 in trash"     the one in that zone; "Unit 3 at West Field": at that place
--     "p2's legends"        the card in that zone of p2's
--
-- Numbers go by the order in which the cards came into the game, and stay when one of them
-- leaves it. Cards in decks came last; without a number or a zone they are meant only where
-- nothing outside is so called.
--
-- The cast of a table is all cards that were ever seen, in that order:
--
--     { slot, name, owner, from, till, before = { [name] = true } }
--
-- `from` and `till` are numbers of events: a slot serves another card when one has left (till).
-- `before` are names it had: it has become a copy, or its face was dealt anew in a shuffle.

-- Items on the chain have names, too: "an ability of Unit 3", "an ability of p2's Unit 3".

local tools = require "scenario.tools"

local names = {}

-- Is an item on the chain called so? "an ability of p2's Spark" is one that p2 controls.
function names.is_item(t, thing, name)
  local seat, card = name:match "^an ability of p(%d)'s (.+)$"
  if seat and t.game:look(thing, "controller") ~= tonumber(seat) - 1 then return false end
  return t.game:name(thing) == (seat and "an ability of " .. card or name)
end

-- ---- The cast ---------------------------------------------------------------------------

function names.new() return { list = {}, open = {}, event = 0 } end

local function copy_of(table_)
  local copy = {}
  for key, value in pairs(table_) do copy[key] = value end
  return copy
end

-- For a copy of the game: what happens there is not known here.
function names.copy(cast)
  local copy, made = { list = {}, open = {}, event = cast.event }, {}
  for i, one in ipairs(cast.list) do
    local other = copy_of(one)
    other.before = copy_of(one.before)
    copy.list[i], made[one] = other, other
  end
  for slot, one in pairs(cast.open) do copy.open[slot] = made[one] end
  return copy
end

local function add(cast, slot, name, owner, from)
  local one = { slot = slot, name = name, owner = owner, from = from, before = {} }
  cast.list[#cast.list + 1], cast.open[slot] = one, one
  return one
end

local function rename(one, name)
  if one.name == name then return end
  one.before[one.name], one.before[name], one.name = true, nil, name
end

local function close(cast, one, event)
  one.till, cast.open[one.slot] = event, nil
end

-- What the events tell of cards between two looks: who left, who came and left again, which names
-- they had. Gives the number of the event by which the last card of a slot left.
local function follow(t, cast, events, there)
  local left = {}
  for _, event in ipairs(events) do
    if event.slot and t.words.leaves[event.kind] then left[event.slot] = event.number end
  end
  for _, event in ipairs(events) do
    local slot, name = event.slot, event.name
    local one = slot and cast.open[slot]
    local passing = slot and (not there[slot] or (left[slot] or 0) >= event.number)
    if name and not one and passing then one = add(cast, slot, name, false, event.number - 1) end
    if one and name and one.name ~= name then one.before[name] = true end
    if one and t.words.leaves[event.kind] then close(cast, one, event.number) end
  end
  return left
end

-- Those that are not there any more have left; those that are have the name they have now.
local function compare(cast, there, last)
  local gone = {}
  for slot, one in pairs(cast.open) do
    local card = there[slot]
    if not card then
      gone[#gone + 1] = one
    else
      rename(one, card.name or "")
      one.owner = card.owner
    end
  end
  for _, one in ipairs(gone) do close(cast, one, last) end
end

-- Looks at the cards that are there now.
function names.look(t, list)
  local cast, there, come = t.cast, {}, {}
  local events, last = t.game:events(cast.event)
  for _, card in ipairs(list) do there[card.slot] = card end
  local left = follow(t, cast, events, there)
  compare(cast, there, last)
  for slot, card in pairs(there) do
    if not cast.open[slot] then come[#come + 1] = card end
  end
  table.sort(come, function(a, b) return a.slot < b.slot end)
  for _, card in ipairs(come) do
    add(cast, card.slot, card.name or "", card.owner, left[card.slot] or cast.event)
  end
  cast.event = last
end

-- Who it was to whom something happened.
function names.of_event(t, slot, number)
  t:cards()
  for _, one in ipairs(t.cast.list) do
    if one.slot == slot and number > one.from and number <= (one.till or math.maxinteger) then return one end
  end
  return nil
end

-- The card as it is now; nil when it has left the game.
function names.card(t, one) return one and not one.till and t.by_slot[one.slot] or nil end

-- ---- What a name says -------------------------------------------------------------------

-- "p2's Unit 3#2 in trash" -> { base = "Unit 3", number = 2, seat = 2, zone = "trash" }
function names.parse(t, text)
  local said = { text = text }
  if t.pool and t.pool:find(text) then
    said.base = text
    return said
  end
  local rest, zone = text:match "^(.+) in ([%a_]+)$"
  if rest and (tools.has(t.words.names.zones, zone) or type(t.words.zones[zone]) == "string") then
    text, said.zone = rest, t.words.zones[zone] or zone
    if type(said.zone) ~= "string" then said.zone = zone end
  else
    local before, place = text:match "^(.+) at (.+)$"
    if before and t:is_place(place) then text, said.place = before, place end
  end
  local base, number = tools.split_name(text)
  said.number = number
  said.base, said.seat = tools.split_owner(base)
  if said.seat then tools.check_seat(t, said.seat, text) end
  return said
end

local function lies_so(t, one, said)
  if not (said.zone or said.place) then return true end
  local card = names.card(t, one)
  if not card then return false end
  if said.zone then return card.zone == said.zone end
  return t:where(card) == said.place
end

local function fits(t, one, said, name)
  return name and (not said.seat or one.owner == said.seat) and lies_so(t, one, said)
end

-- All that the name could mean, in order: those so called now or as they left, else what lies in
-- a zone of that name ("p2's legends").
function names.fitting(t, said)
  t:cards()
  local called, inside = {}, {}
  for _, one in ipairs(t.cast.list) do
    if fits(t, one, said, one.name == said.base) then called[#called + 1] = one end
    local card = said.seat and names.card(t, one)
    if card and fits(t, one, said, card.zone == said.base) then inside[#inside + 1] = one end
  end
  return #called > 0 and called or inside
end

-- Those that once were so called.
local function former(t, said)
  local once = {}
  for _, one in ipairs(t.cast.list) do
    if fits(t, one, said, one.before[said.base]) then once[#once + 1] = one end
  end
  return once
end

-- Those that are still there; cards in decks only when nothing else is meant.
local function present(t, list, said)
  local outside, all = {}, {}
  for _, one in ipairs(list) do
    local card = names.card(t, one)
    if card then
      all[#all + 1] = one
      if not t.words.decks[card.zone] then outside[#outside + 1] = one end
    end
  end
  return (said.zone or #outside == 0) and all or outside
end

-- The shortest name that means this one alone.
function names.exact(t, one)
  local all, own, at = 0, 0, 0
  for _, other in ipairs(t.cast.list) do
    if other.name == one.name then
      all = all + 1
      if other.owner == one.owner then own = own + 1 end
      if other == one then at = all end
    end
  end
  if all == 1 then return one.name end
  if own == 1 and one.owner then return ("p%d's %s"):format(one.owner, one.name) end
  return ("%s#%d"):format(one.name, at)
end

local function where(t, one)
  local card = names.card(t, one)
  return ("\"%s\" (%s)"):format(names.exact(t, one), card and t:where(card) or "left the game")
end

-- The ones a name means: one at most, but all that are so called where it has no number and
-- `all` is said (of what must not be, and of what is counted).
function names.meant(t, text, all)
  local said = names.parse(t, text)
  local list = names.fitting(t, said)
  if said.number then return { list[said.number] }, said end
  if all then return list, said end
  local now = present(t, list, said)
  if #now > 1 then
    local told = {}
    for i = 1, math.min(#now, 6) do told[i] = where(t, now[i]) end
    tools.mistake(("which \"%s\"? There are %d: %s"):format(text, #now, table.concat(told, ", ")))
  end
  return #now > 0 and now or list, said
end

-- The same of what has happened: a card may have had another name then.
function names.meant_then(t, text, all)
  local list, said = names.meant(t, text, all)
  if #list == 0 then list = former(t, said) end
  if said.number then list = { list[#list > 1 and said.number or 1] } end
  return list, said
end

-- The one it means, still there or not; nil: there is and was none.
function names.one(t, text) return (names.meant(t, text))[1] end

-- Of several that are so called, the ones that may be meant by a player who acts or answers:
-- what is on offer says which.
function names.possible(t, text)
  local said = names.parse(t, text)
  local list = names.fitting(t, said)
  return said.number and { list[said.number] } or list, said
end

return names
