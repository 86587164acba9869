-- SPDX-License-Identifier: MIT
--
-- events.lua -- what an ability waits for, or replaces, as a clause: "I attack or defend",
-- "you play a spell from your hand", "an enemy unit here would die".

local english = require "show.english"
local numbers = require "show.numbers"
local Writer = require "show.sentences"

local is = Writer.is
local PLAYER = { text = "a player", object = "a player", whose = "each player's", person = "it" }

-- Verbs in their moods: "dies", "would die", "died" (for tallies, of the entry's `past`).
local function verb_of(mood, verb, person)
  if mood == "would" then return "would " .. verb end
  return english.verb(verb, person)
end

local function agent_of(w, by)
  if by == nil or by == "any" then return nil end
  return w:subject(by)
end

local function object_of(w, entry, subject)
  if subject == nil then return entry.what end
  if subject == "me" then return w.me.object end
  return w:subject(subject).object
end

-- A player does something: "you play a unit"; without one, it is done: "a unit is played".
local function player_does(w, entry, by, subject, mood)
  local agent = agent_of(w, by)
  if not agent and subject and entry.thing then
    local it = w:subject(subject)
    return it.text .. " " .. verb_of(mood, entry.thing, it.person)
  end
  agent = agent or PLAYER
  local object = object_of(w, entry, subject)
  return agent.text .. " " .. verb_of(mood, entry.player, agent.person) ..
    (object and object ~= "" and " " .. object or "")
end

-- Something happens to a thing: "I die"; where it matters by whom: "you kill a unit".
local function happens_to(w, entry, by, subject, mood)
  if by == "me" and not subject then by, subject = nil, "me" end -- I am what takes part
  local agent = agent_of(w, by)
  if agent and entry.active then
    return agent.text .. " " .. verb_of(mood, entry.active, agent.person) .. " " ..
      object_of(w, entry, subject)
  end
  local it = subject and w:subject(subject) or Writer.thing(entry.what)
  local said = it.text .. " " .. verb_of(mood, entry.thing, it.person)
  if agent then said = said .. " (" .. (entry.agent or "because of {who}"):gsub("{who}", agent.object)
    :gsub("{whose}", agent.whose) .. ")" end
  return said
end

local function one_clause(w, name, by, subject, mood)
  local entry = w.phrases.events[name]
  if not entry then return w:unknown("event " .. tostring(name)) end
  w.cited[#w.cited + 1] = w.rules.event[name]
  if entry.phase then
    local whose = by and by ~= "any" and w:subject(by).whose or "each player's"
    return (entry.phase:gsub("{whose}", whose)), "at"
  end
  if entry.player and (by == "me" or not entry.thing or by or not subject) then
    return player_does(w, entry, by, subject, mood)
  end
  if entry.player then return player_does(w, entry, by, subject, mood) end
  if entry.text then return entry.text end
  return happens_to(w, entry, by, subject, mood)
end

-- "at a battlefield", "from your hand"
function Writer:place(value, preposition)
  if type(value) == "string" or is(value, nil) then
    return self:words(value, function(word)
      return self.phrases.places[word] or self:unknown("place " .. tostring(word))
    end)
  end
  return (preposition or "at") .. " " .. self:a(value)
end

function Writer:from_zone(value)
  return self:words(value, function(name)
    local said = self.phrases.from[name] or self.phrases.zones[name]
    if not said then return self:unknown("zone " .. tostring(name)) end
    return (said:gsub("^in ", "from "):gsub("^on ", "from "):gsub("{whose}", "the"))
  end)
end

-- What else an ability may say of its event, in the order in which it is told.
local qualities = {
  { "at", function(w, value, entry, a)
    if entry.at then return entry.at(w, value, a) end
    local place = w:place(value, entry.to and "to")
    return entry.to and place:gsub("^at ", "to ") or place
  end },
  { "from", function(w, value) return w:from_zone(value) end },
  { "to", function(w, value)
    if value == "me" then return "to " .. w.me.object end
    return "into " .. w:words(value, function(name)
      return (w.phrases.zones[name] or w:unknown("zone " .. name)):gsub("^%l+ ", "")
        :gsub("{whose}", "its owner's")
    end)
  end },
  { "phase", function(w, value)
    return "(" .. w:words(value, function(word) return w.phrases.phases[word] or w:unknown("phase " .. word) end) .. ")"
  end },
  { "source", function(w, value) return "from " .. (value == "me" and w.me.object or w:a(value)) end },
  { "cause", function(w, value, entry)
    local said = w:words(value, function(word)
      return w.phrases.causes[word] or w:unknown("cause " .. tostring(word))
    end)
    return entry.by_cause and said:gsub("from ", "by ") or said
  end },
  { "killed_by_this", function() return "because of what began this" end },
  { "nth", function(w, n) return ("for the %s time each turn"):format(english.ordinal(n)) end },
  { "first_each_turn", function() return "for the first time each turn" end },
  { "each_player", function() return "(counted for each player)" end },
  { "one_or_more", function() return "(once for all that happen at the same time)" end },
  { "turn", function(_, value)
    return value == "you" and "during your turn" or "during an opponent's turn"
  end },
}

local QUALITY = { event = true, signal = true, by = true, subject = true }
for _, row in ipairs(qualities) do QUALITY[row[1]] = true end
Writer.EVENT_FIELDS = QUALITY

-- The clause, and the word that begins it: "when" or "at". `event` instead of the field.
function Writer:event(a, mood, event)
  local signal = not event and self:get(a, "signal")
  local names = signal and { "signal" } or self:each(event or self:get(a, "event"))
  local by, subject = self:get(a, "by"), self:get(a, "subject")
  local clauses, lead = {}, "when"
  for i, name in ipairs(names) do
    local clause, word = one_clause(self, name, by, subject, mood)
    clauses[i], lead = clause, word or lead
  end
  local said = { english.shared(clauses, "or") }
  if signal then said[1] = said[1]:gsub("SIGNAL", self:signal_words(signal)) end
  local entry = self.phrases.events[names[1]] or {}
  for _, row in ipairs(qualities) do
    local value = a[row[1]]
    if value ~= nil then
      self:get(a, row[1])
      said[#said + 1] = row[2](self, value, entry, a)
    end
  end
  return table.concat(said, " "), lead
end

-- What a tally counts, in the past: "you played a gear".
function Writer:happened(tally)
  local signal = self:get(tally, "signal")
  local name = signal and "signal" or self:get(tally, "event")
  local entry = self.phrases.events[name]
  if not entry then return self:unknown("event " .. tostring(name)) end
  local by, subject = self:get(tally, "by"), self:get(tally, "subject")
  local agent = agent_of(self, by)
  if entry.player_past and (agent or not subject) then
    local object = subject and self:subject(subject).object or entry.what
    return (agent or PLAYER).text .. " " .. entry.player_past .. (object and " " .. object or "")
  end
  local it = subject and self:subject(subject) or Writer.thing(entry.what or "something")
  local past = entry.past or self:unknown("past of " .. name)
  if signal then past = past:gsub("SIGNAL", self:signal_words(signal)) end
  return it.text .. " " .. past ..
    (agent and " because of " .. agent.object or "")
end

-- What a signal is called: as the keyword of that name, or by its own.
function Writer:signal_words(signal)
  local known = rawget(self.keywords, signal)
  return known and known.title or '"' .. signal .. '"'
end

-- The number that a trigger measures.
function Writer:measured(value)
  return "what it measures as it triggers: " .. numbers.say(self, value)
end

return Writer
