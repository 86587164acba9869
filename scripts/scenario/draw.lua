-- SPDX-License-Identifier: MIT
--
-- draw.lua -- a position as text, everything open: who has what where.
--
-- A card is called what a scenario calls it ("Unit 3#2"), so that a failure can be
-- answered by copying from it.  What a game's table looks like is said in its words:
-- `draw(t)` gives a list of lines (scenario/draw/NAME.lua); a game without it is drawn
-- zone by zone.

local names = require "scenario.names"

local draw = {}

-- What a scenario calls each card, and nothing else: slot -> name.
local function names_of(t)
  local list = {}
  for _, card in ipairs(t:cards()) do
    local one = t.cast.open[card.slot]
    list[card.slot] = one and one.name ~= "" and names.exact(t, one) or card.name or "a hidden card"
  end
  return list
end

local function add(parts, text) if text then parts[#parts + 1] = text end end

-- The lists of a position: the table it is of, the names, and what is told of a card
-- behind its name: facts(t, card) -> text or nil.
function draw.new(t, facts)
  return { t = t, names = names_of(t), facts = facts, lines = {} }
end

function draw.line(self, depth, format, ...)
  self.lines[#self.lines + 1] = ("  "):rep(depth) .. format:format(...)
end

function draw.card(self, card)
  local parts = { self.names[card.slot] }
  if card.facedown then parts[#parts + 1] = "facedown" end
  if card.owner ~= card.controller and card.controller then
    parts[#parts + 1] = ("(of p%d)"):format(card.owner)
  end
  add(parts, self.facts and self.facts(self.t, card))
  local with = {}
  for _, other in ipairs(self.t:cards()) do
    if other.attached_to and other.attached_to == card.id then with[#with + 1] = draw.card(self, other) end
  end
  if #with > 0 then parts[#parts + 1] = "[with " .. table.concat(with, ", ") .. "]" end
  return table.concat(parts, " ")
end

-- Adds the keywords of a card to `parts`, with their values; `own`: only those that the engine
-- does not know.
function draw.keywords(t, card, parts, own)
  for _, keyword in ipairs(t.pool:keywords()) do
    if (keyword.own or not own) and t.game:is(card.id, "keyword", keyword.name) then
      local value = keyword.takes_value and t.game:look(card.id, keyword.name)
      parts[#parts + 1] = value and ("%s %d"):format(keyword.name, value) or keyword.name
    end
  end
end

-- One line with these cards; nothing when there are none.  What is attached to another
-- card stands behind that.
function draw.cards(self, depth, title, cards)
  local shown = {}
  for _, card in ipairs(cards) do
    if not card.attached_to then shown[#shown + 1] = draw.card(self, card) end
  end
  if #shown > 0 then draw.line(self, depth, "%s: %s", title, table.concat(shown, "; ")) end
end

-- The number of cards of each name, "3 Fury Rune (1 exhausted)"; in brackets those for which `is(card)` holds.
function draw.counted(self, depth, title, cards, is, word)
  local order, of = {}, {}
  for _, card in ipairs(cards) do
    local name = card.name or "a hidden card"
    if not of[name] then
      of[name] = { all = 0, some = 0 }
      order[#order + 1] = name
    end
    of[name].all = of[name].all + 1
    if is and is(card) then of[name].some = of[name].some + 1 end
  end
  local parts = {}
  for _, name in ipairs(order) do
    local some = of[name].some > 0 and (" (%d %s)"):format(of[name].some, word) or ""
    parts[#parts + 1] = ("%d %s%s"):format(of[name].all, name, some)
  end
  if #parts > 0 then draw.line(self, depth, "%s: %s", title, table.concat(parts, ", ")) end
end

function draw.zone(self, depth, title, zone, seat)
  draw.cards(self, depth, title, self.t.game:zone(zone, seat))
end

-- A number of a player or (nil) of the game.
function draw.number(self, seat, attribute)
  local game = self.t.game
  return game:look(seat and game:player(seat) or nil, attribute) or 0
end

-- "1 energy, 2 fury": those of a player's numbers that are not 0; nil when all are.
function draw.numbers(self, seat, attributes)
  local parts = {}
  for _, attribute in ipairs(attributes) do
    local value = draw.number(self, seat, attribute)
    if value ~= 0 then parts[#parts + 1] = ("%d %s"):format(value, attribute) end
  end
  return #parts > 0 and table.concat(parts, ", ") or nil
end

-- Abilities that wait, oldest first.
function draw.things(self, depth, title)
  local parts = {}
  for _, id in ipairs(self.t.game:things()) do parts[#parts + 1] = self.t.game:name(id) end
  if #parts > 0 then draw.line(self, depth, "%s: %s", title, table.concat(parts, "; ")) end
end

local function plain(t)
  local self = draw.new(t)
  for seat = 1, t.seats do
    draw.line(self, 0, "p%d", seat)
    for _, zone in ipairs(t.game:zones()) do draw.zone(self, 1, zone, zone, seat) end
  end
  return self.lines
end

-- The position of a table, as a list of lines.
function draw.position(t) return (t.words.draw or plain)(t) end

return draw
