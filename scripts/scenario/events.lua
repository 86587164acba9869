-- SPDX-License-Identifier: MIT
--
-- events.lua -- what a scenario may expect of what has happened: that it has, how often, in which
-- order, and that it has not.
--
-- An event is said by its kind, the card it happened to, and facts: its amount, or a table
-- { amount =, from =, by =, at = }.

local classes = require "scenario.table"
local named = require "scenario.named"
local names = require "scenario.names"
local tools = require "scenario.tools"

local fail = tools.fail
local differ = tools.differ
local seat_of = tools.seat_of

local Table = classes.Table

-- What may be said of an event beside its kind and its card.
local EVENT_FACTS = { "amount", "by", "from", "at" }

-- A number is the amount.
local function facts_of(facts)
  if facts ~= nil and type(facts) ~= "table" and math.type(facts) ~= "integer" then
    fail(("an event's amount is a whole number, not %s"):format(tostring(facts)))
  end
  if type(facts) ~= "table" then return { amount = facts } end
  for key in pairs(facts) do
    if not tools.has(EVENT_FACTS, key) then
      fail(("an event has no \"%s\": { %s }"):format(key, table.concat(EVENT_FACTS, ", ")))
    end
  end
  return facts
end

-- Is it the card that is meant? One whose name has changed since is known by the name it had.
local function is_meant(t, meant, slot, number, name)
  if not name then return false end
  local one = slot and #meant.list > 0 and names.of_event(t, slot, number)
  if not one then return name == meant.said.base end
  if tools.has(meant.list, one) then return true end
  local said = meant.said
  return name == said.base and one.name ~= name and not said.number and not said.zone and not said.place
    and (not said.seat or said.seat == one.owner)
end

-- What a name in an event means: nil, when none is given.
local function meaning(t, name, all)
  if not name then return nil end
  local list, said = names.meant_then(t, name, all)
  return { list = list, said = said, text = name }
end

local function same_card(t, event, meant)
  return not meant or event.keyword == meant.text or is_meant(t, meant, event.slot, event.number, event.name)
end

local function same_source(t, event, meant)
  return not meant or event.source_keyword == meant.text
    or is_meant(t, meant, event.source_slot, event.number, event.source_name)
end

-- Of a claim { kind, card, facts }: a function that says whether an event is so. With `all` a name
-- means all that are so called.
local function test_of(t, kind, name, facts, all)
  if name ~= nil and type(name) ~= "string" then
    fail(("name the card of the event; for any card write expect_event(\"%s\", nil, { ... })"):format(kind))
  end
  facts = facts_of(facts)
  if facts.by then seat_of(facts.by, t) end
  tools.check_word(kind, t.words.names.events, "event")
  local card, source = meaning(t, name, all), meaning(t, facts.from, all)
  return function(event)
    return event.kind == kind and same_card(t, event, card) and same_source(t, event, source)
      and (not facts.amount or event.amount == facts.amount)
      and (not facts.by or event.actor == seat_of(facts.by))
      and (not facts.at or t:is_at(event.place, facts.at))
  end
end

-- A function that says whether an event is of that kind and happened to one that is so called.
function Table:event_test(kind, name) return test_of(self, kind, name, nil, true) end

-- Has something happened after event number `after`? Gives the first event that is so.
function Table:happened(kind, name, after, facts, all)
  local is_so = test_of(self, kind, name, facts, all)
  for _, event in ipairs((self.game:events(after or 0))) do
    if is_so(event) then return event end
  end
  return nil
end

local function event_text(kind, name, facts)
  local said = {}
  for _, key in ipairs(EVENT_FACTS) do
    local value = facts_of(facts)[key]
    if value then said[#said + 1] = ("%s = %s"):format(key, value) end
  end
  return kind .. (name and " of " .. name or "")
    .. (#said > 0 and " (" .. table.concat(said, ", ") .. ")" or "")
end

-- What did happen of that kind in what the claim looked at.
local function happened_instead(t, kind)
  local list, more = {}, 0
  for _, event in ipairs((t.game:events(t.forgotten))) do
    if event.kind == kind and #list == 6 then more = more + 1 end
    if event.kind == kind and #list < 6 then
      list[#list + 1] = event_text(kind, event.name, { amount = event.amount ~= 0 and event.amount or nil,
        by = event.actor and "p" .. event.actor, from = event.source_name,
        at = event.place and t:place_name(event.place) })
    end
  end
  local since = t.forgotten > 0 and "since t:forget()" or "in this scenario"
  if #list == 0 then return ("none %s"):format(since) end
  return ("%s: %s%s"):format(since, table.concat(list, "; "), more > 0 and (" and %d more"):format(more) or "")
end

-- Since the scenario began to play, or since t:forget().  `facts` is the amount, or
-- a table: t:expect_event("damage", "Unit 3", { amount = 3, from = "Void Seeker", by = "p1" })
function Table:expect_event(kind, name, facts)
  self:settle()
  if not self:happened(kind, name, self.forgotten, facts) then
    differ("event " .. event_text(kind, name, facts), happened_instead(self, kind))
  end
  self:held()
  return self
end

-- So often: each time counts, of whichever card that is so called.
function Table:expect_events(count, kind, name, facts)
  if math.type(count) ~= "integer" then tools.mistake 'how many? t:expect_events(2, "damage", "Unit 3")' end
  self:settle()
  local is_so, got = test_of(self, kind, name, facts, true), 0
  for _, event in ipairs((self.game:events(self.forgotten))) do got = got + (is_so(event) and 1 or 0) end
  if got ~= count then
    differ(("%d times event %s"):format(count, event_text(kind, name, facts)), ("%d: %s"):format(got,
      happened_instead(self, kind)))
  end
  if count == 0 then named.need_event(self, kind, name, facts_of(facts)) end
  self:held()
  return self
end

-- These have happened one after the other, whatever happened in between: each { kind, card, facts }.
function Table:expect_order(...)
  self:settle()
  local list, last = { ... }, self.forgotten
  if #list < 2 then tools.mistake "an order has at least two events" end
  for i, claim in ipairs(list) do
    if type(claim) ~= "table" then tools.mistake 'an event is { kind, card }: t:expect_order({ "die", "Unit 1" }, ...)' end
    local event = self:happened(claim[1], claim[2], last, claim[3])
    if not event then
      local earlier = self:happened(claim[1], claim[2], self.forgotten, claim[3])
      differ(("event %s%s"):format(event_text(table.unpack(claim, 1, 3)), i > 1 and " behind " ..
        event_text(table.unpack(list[i - 1], 1, 3)) or ""), earlier and "it before that"
        or happened_instead(self, claim[1]))
    end
    last = event.number
  end
  self:held()
  return self
end

function Table:expect_no_event(kind, name, facts)
  self:settle()
  if self:happened(kind, name, self.forgotten, facts, true) then
    differ("no event " .. event_text(kind, name, facts), "it happened")
  end
  named.need_event(self, kind, name, facts_of(facts))
  self:held()
  return self
end

function Table:forget()
  self:settle()
  local _, last = self.game:events(0)
  self.forgotten = last
end
