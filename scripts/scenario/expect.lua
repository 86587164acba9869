-- SPDX-License-Identifier: MIT
--
-- expect.lua -- what a scenario of any game may expect: of a card, of a list of cards,
-- of players, the open question and what has happened.
--
-- Each method compares, and raises a failure when it differs; one that holds
-- gives back what it was asked of, so that more can follow.

local classes = require "scenario.table"
local named = require "scenario.named"
local names = require "scenario.names"
local tools = require "scenario.tools"

local fail = tools.fail
local differ = tools.differ
local shown = tools.shown
local sorted = tools.sorted
local has_rule = tools.has_rule
local unexpected = tools.unexpected
local seat_of = tools.seat_of

local Table, Player, Cards, Card = classes.Table, classes.Player, classes.Cards, classes.Card

-- An expectation that holds moves the start of the log that a failure shows.
local function passed(t) t:held() end

function Table:expect(what)
  self:settle()
  if type(what) == "string" then
    return setmetatable({ table = self, name = what }, self.classes.Card)
  elseif getmetatable(what) == self.classes.Cards then
    return what
  end
  fail "expect() takes the name of a card or a list of cards such as t.p1.hand"
end

local function same_names(self, given, expected, got)
  if table.concat(expected, "\n") ~= table.concat(got, "\n") then
    differ(("%s to be %s"):format(self.title, shown(given)), shown(self:names()))
  end
  passed(self.table)
  return self
end

-- Which card a name with a number or an owner means, by its slot; nil: any so called.
local function exactly(t, name)
  local said = names.parse(t, name)
  if not (said.number or said.seat or said.zone or said.place) then return nil end
  local one = names.one(t, name)
  return one and one.slot or 0
end

-- The names of the cards, each as it is called in `given` where that means this one alone.
local function names_as(cards, given)
  local called, list = {}, cards:names()
  for _, name in ipairs(given) do
    local slot = exactly(cards.table, name)
    if slot then called[slot] = name end
  end
  for i, card in ipairs(cards.list) do list[i] = called[card.slot] or list[i] end
  return list
end

-- In any order; :in_order() compares the order too (first is the top).
function Cards:is(given) return same_names(self, given, sorted(given), sorted(names_as(self, given))) end
function Cards:in_order(given) return same_names(self, given, given, names_as(self, given)) end

-- The first cards, top first.
function Cards:starts_with(given)
  return same_names(self, given, given, { table.unpack(names_as(self, given), 1, #given) })
end

local function count_of(cards, name)
  local count, slot = 0, exactly(cards.table, name)
  for i, each in ipairs(cards:names()) do
    local same = each == name
    if slot then same = cards.list[i].slot == slot end
    count = count + (same and 1 or 0)
  end
  return count
end

function Cards:has(name, times)
  local count = count_of(self, name)
  if times == 0 and count == 0 then named.need_card(self.table, name, true) end
  if times and count ~= times or count == 0 and times ~= 0 then
    local how_often = times and (" %d times"):format(times) or ""
    differ(("%s to have %s%s"):format(self.title, name, how_often), shown(self:names()))
  end
  passed(self.table)
  return self
end

function Cards:lacks(name) return self:has(name, 0) end

local function need_number(word, value)
  if math.type(value) ~= "integer" then
    tools.mistake((":%s takes a whole number, not %s"):format(word, type(value) == "string" and
      ("%q"):format(value) or tostring(value)))
  end
end

-- The number of cards that are `what` is the expected one.
function Cards:same_count(what, expected, got)
  need_number(what == "cards" and "count" or what:match "^%w+", expected)
  if expected ~= got then
    differ(("%s: %d %s"):format(self.title, expected, what), tostring(got))
  end
  passed(self.table)
  return self
end

function Cards:count(n) return self:same_count("cards", n, #self.list) end

-- How many of a zone's cards a player can tell apart by their faces.
local function count_seen(cards, player)
  local count = 0
  for _, card in ipairs(cards.table.game:zone(cards.zone, cards.seat, seat_of(player, cards.table))) do
    count = count + (card.name and 1 or 0)
  end
  return count
end

function Cards:seen_by(player)
  named.need_some(self)
  return self:same_count("cards seen by " .. player, #self.list, count_seen(self, player))
end

function Cards:unseen_by(player)
  named.need_some(self)
  return self:same_count("cards seen by " .. player, 0, count_seen(self, player))
end

-- The card an expectation is about; it must be somewhere.
function Card:card()
  local card = self.table:find(self.name)
  if not card then differ(self.name .. " to be in the game", "it is not") end
  return card
end

function Card:compare(expected, got)
  if expected ~= got then
    differ(("%s to be %s"):format(self.name, tostring(expected)), tostring(got))
  end
  passed(self.table)
  return self
end

function Card:in_zone(zone)
  tools.check_word(zone, self.table.words.names.zones, "zone")
  return self:compare("in the " .. zone, "in the " .. self:card().zone)
end

function Card:gone()
  local card = self.table:find(self.name)
  if not card then named.need_card(self.table, self.name, true) end
  return self:compare("out of the game", card and "in the " .. card.zone or "out of the game")
end

-- Who controls the card; of an ability on the chain, who put it there.
function Card:controlled_by(player)
  return self:compare("controlled by " .. player, "controlled by p" .. self.table:controller_of(self.name))
end

function Card:owned_by(player)
  return self:compare("owned by " .. player, "owned by p" .. self:card().owner)
end

-- The engine's attributes, and the values of keywords that only a file defines.
local function attributes_of(t)
  local names = table.move(t.words.names.attributes, 1, #t.words.names.attributes, 1, {})
  for _, keyword in ipairs(t.pool:keywords()) do names[#names + 1] = keyword.name end
  return names
end

-- Any number of the engine's attribute table: :attribute("buffs", 1)
function Card:attribute(attribute, value)
  if not tools.has(self.table.words.names.attributes, attribute) then
    tools.check_word(attribute, attributes_of(self.table), "attribute")
  end
  need_number(attribute, value)
  local got = self.table.game:look(self:card().id, attribute)
  if got ~= value then
    differ(("%s's %s to be %d"):format(self.name, attribute, value), got and tostring(got) or "that it has none")
  end
  passed(self.table)
  return self
end

-- The words that an attribute lists.
local function listed(t, attribute)
  if attribute == "keyword" then
    local names = {}
    for i, keyword in ipairs(t.pool:keywords()) do names[i] = keyword.name end
    return names
  end
  return t.words.names.values[attribute]
end

-- One of the words that an attribute of it lists: :has("keyword", "ward")
-- How many counters of a name lie on it (14.1).
function Card:counters(name, n)
  local got = self.table.game:look(self:card().id, tostring(name))
  if not got or tools.has(self.table.words.names.attributes, name) and name ~= "stack" then
    tools.mistake(("no card has counters called %q"):format(tostring(name)))
  end
  return self:compare(("with %s %s counters"):format(tostring(n), name), ("with %d %s counters"):format(got, name))
end

function Card:has(attribute, word, not_)
  local card = self:card()
  tools.check_word(attribute, tools.keys(self.table.words.names.values), "list of words")
  tools.check_word(word, listed(self.table, attribute), attribute)
  return self:compare((not_ and "without " or "with ") .. attribute .. " " .. word,
    (self.table.game:is(card.id, attribute, word) and "with " or "without ")
      .. attribute .. " " .. word)
end
function Card:lacks(attribute, word) return self:has(attribute, word, true) end
function Card:keyword(...)
  tools.need_one("keyword", ...)
  for _, word in ipairs { ... } do self:has("keyword", word) end
  return self
end
function Card:no_keyword(...)
  tools.need_one("keyword", ...)
  for _, word in ipairs { ... } do self:lacks("keyword", word) end
  return self
end

-- What a player sees of the card: its entry in his view of the zone it lies in.
local function view_of(self, player)
  local card, t = self:card(), self.table
  for seat = 1, t.seats do
    local mine = t.game:zone(card.zone, seat)
    for i, each in ipairs(t.game:zone(card.zone, seat, seat_of(player, t))) do
      if mine[i].slot == card.slot then return each end
    end
  end
  return nil
end

-- The player sees its face and the state it is in (107.4, 109.2).
function Card:seen_by(player)
  local seen, card, t = view_of(self, player), self:card(), self.table
  self:compare("seen by " .. player, seen and seen.name and "seen by " .. player or "not seen")
  for _, fact in ipairs(t.words.view) do
    if seen[fact] ~= card[fact] then
      differ(("%s's %s as %s sees it to be %s"):format(self.name, fact, player,
        tostring(card[fact])), tostring(seen[fact]))
    end
  end
  return self
end

-- The player cannot tell which card it is.
function Card:unseen_by(player)
  local seen = view_of(self, player)
  return self:compare("unseen by " .. player,
    seen and seen.name and "seen: " .. seen.name or "unseen by " .. player)
end

function Table:same(what, expected, got)
  if expected ~= got then differ(("%s: %s"):format(what, tostring(expected)), tostring(got)) end
  passed(self)
  return self
end

-- A number of a player, to reckon with: points, xp, energy, fury ...
function Table:number(player, attribute)
  self:settle()
  tools.check_word(attribute, self.words.names.attributes, "number")
  return self.game:look(self.game:player(seat_of(player, self)), attribute)
end

function Table:expect_number(player, attribute, value)
  return self:same(("p%d's %s"):format(seat_of(player), attribute), value, self:number(player, attribute))
end

-- Who is asked, and what for: a window ("turn": the main phase), "payment", or a rule.
function Table:expect_decision(player, kind)
  local decision = kind == "payment" and self:now() or self:settle()
  if not decision or decision.player ~= seat_of(player, self)
    or kind and decision.kind ~= kind and not has_rule(decision.rule, kind) then
    local what = kind and " (" .. kind .. ")" or ""
    unexpected(("p%d to decide%s"):format(seat_of(player), what), decision)
  end
  self:speak()
  passed(self)
  return self
end

function Table:expect_winner(player)
  self:settle()
  if player ~= "nobody" and self.game:won(seat_of(player, self)) then return self end
  local winner = self.game:winner()
  return self:same("winner", player, winner and "p" .. winner or "nobody")
end

-- What the open decision offers, by card, place, whole label or option id.
function Table:expect_option(...)
  tools.need_one("option", ...)
  local decision = self:settle()
  for _, name in ipairs { ... } do
    if not decision or not self:option_named(decision, name) then
      tools.not_among(("\"%s\" to be offered"):format(name), decision)
    end
  end
  self:speak()
  passed(self)
  return self
end

-- Exactly these: each name is another option, and none is left. Two cards that are called alike are
-- named twice, or with their numbers.
function Table:expect_options(...)
  tools.need_one("option", ...)
  local decision, taken, left = self:settle(), {}, {}
  for _, name in ipairs { ... } do
    local index = decision and self:option_named(decision, name, taken)
    if not index then tools.not_among(("\"%s\" to be offered"):format(name), decision) end
    taken[index] = true
  end
  for i, option in ipairs(decision.options) do
    if not taken[i] then left[#left + 1] = ("[%s] %s"):format(option.id, option.label) end
  end
  if #left > 0 then differ("no other options", table.concat(left, "; ")) end
  self:speak()
  passed(self)
  return self
end

function Table:expect_no_option(...)
  tools.need_one("option", ...)
  local decision = self:settle()
  for _, name in ipairs { ... } do
    local number = decision and self:option_named(decision, name)
    if number then
      differ(("\"%s\" not to be offered"):format(name), ("option %d: %s"):format(number,
        decision.options[number].label))
    end
    named.could_be_offered(self, name, decision)
  end
  self:speak()
  passed(self)
  return self
end

-- The player could do it now: t:can(t.p1, "play", "Gust"), t:can(t.p1, "move", "Unit 3", "base")
function Table:can(player, verb, name, place)
  if not self:offered(player, verb, name, place) then
    player:unable(verb, (name and " " .. name or "") .. (place and (" (%s)"):format(place) or ""), self:now(), name)
  end
  passed(self)
  return self
end

-- An ability of that number must be there: one that the card itself declares, or a keyword of it, or
-- one that the engine explains under that number, as it does with those that the card was given.
local function need_ability(t, player, name, number)
  local card = t:find(name)
  local declared = card and t.pool:declared(t.pool:find(card.name))
  if not declared then return end
  local most = #declared + (declared.evolve and 1 or 0)
  for _ in pairs(declared.keywords or {}) do most = most + 1 end
  if number >= 1 and number <= most then return end
  for _, reason in ipairs(t.game:explain(player.seat, card.id)) do
    if reason.topic == "ability" and reason.text == ("ability %d"):format(number) then return end
  end
  tools.mistake(("%s has no ability %d"):format(name, number))
end

-- It must not be possible (there); the sentence that says why not must cite the rule.  A number
-- is that of an ability: t:cannot(t.p1, "use", "Zapper", 2)
function Table:cannot(player, verb, name, ...)
  local rule, place, number
  for _, word in ipairs { ... } do
    if math.type(word) == "integer" then
      number = word
    elseif type(word) ~= "string" then
      tools.mistake(("a rule or a place is a text, not %s"):format(tostring(word)))
    elseif word:find "^T?%d" then
      rule = word
    else
      place = word
    end
  end
  self:settle()
  if number and not tools.has(self.words.numbered, verb) then
    tools.mistake(("a number says which ability to \"%s\", not which to \"%s\""):format(
      table.concat(self.words.numbered, "\" or to \""), verb))
  end
  if number then need_ability(self, player, name, number) end
  local question = self:question()
  if self:offered(player, verb, name, place) and (not number or player:ability_option(verb, name, number)) then
    differ(("p%d not to be able to %s %s"):format(player.seat, verb, name),
      "that it is possible: " .. tools.headline(self:now()))
  end
  if question then
    tools.mistake(("as long as a question is open nothing else can be done, so this says nothing: %s"):format(
      tools.headline(question)))
  end
  local card = rule and self:find_of(player, name)
  local why = card and self:why_not(player, verb, card.id, place, number)
  if rule and not has_rule(why or "", rule) then
    differ(("to be told that p%d cannot %s %s by %s"):format(player.seat, verb, name, rule),
      why == "" and "no reason" or tostring(why))
  end
  passed(self)
  return self
end

-- The sentence that says why not.
function Table:why_not(player, verb, id) return self.game:why_not(player.seat, id) end

-- Is it the effect of this card? A number or an owner says which of several.
local function is_source(t, reason, name)
  local slot = exactly(t, name)
  if not slot then return reason.source == name end
  return reason.source_slot == slot
end

local function fits(t, reason, fields)
  for key, wanted in pairs(fields) do
    local got = reason[key]
    if key == "text" then
      if not got:find(wanted, 1, true) then return false end
    elseif key == "source" then
      if not is_source(t, reason, wanted) then return false end
    elseif got ~= wanted then
      return false
    end
  end
  return true
end

local function told(reason)
  return ("      %s %s: %s (%s)%s"):format(reason.kind, reason.topic, reason.text, reason.rule,
    reason.layer ~= "" and " layer " .. reason.layer or "")
end

local function expect_reasons(t, reasons, list)
  tools.need_one("reason", table.unpack(list))
  local at = 1
  for _, reason in ipairs(reasons) do
    t.told[#t.told + 1] = reason
    if list[at] and fits(t, reason, list[at]) then at = at + 1 end
  end
  if list[at] then
    local lines, wanted = {}, {}
    for _, reason in ipairs(reasons) do lines[#lines + 1] = told(reason) end
    for key, value in pairs(list[at]) do
      wanted[#wanted + 1] = ("%s = %s"):format(key, tostring(value))
    end
    differ(("reason %d { %s }"):format(at, table.concat(sorted(wanted), ", ")),
      "\n" .. table.concat(lines, "\n"))
  end
  passed(t)
  return t
end

-- Why the card is as it is, as far as the player may know: among the reasons are these,
-- in this order: t:expect_reason(t.p1, "Gust", { kind = "fails", rule = "309.1.a" })
function Table:expect_reason(player, name, ...)
  self:settle()
  return expect_reasons(self, self.game:explain(player and player.seat, self:object(name)), { ... })
end

function Table:expect_no_reason(player, name, fields)
  self:settle()
  for _, reason in ipairs(self.game:explain(player and player.seat, self:object(name))) do
    if fits(self, reason, fields) then differ("no such reason", told(reason)) end
  end
  named.need_reason(self, fields)
  passed(self)
  return self
end

-- The same of the last event of a kind: which replacement effects led to it.
function Table:expect_event_reason(player, kind, ...)
  self:settle()
  local number
  for _, event in ipairs((self.game:events(0))) do
    if event.kind == kind then number = event.number end
  end
  if not number then differ("an event " .. kind, "none") end
  return expect_reasons(self, self.game:explain_event(player and player.seat, number), { ... })
end

-- Is the action among the options, if the player is the one who decides?  A word that
-- could never be there is a mistake: "it cannot be done" would always hold.
function Table:offered(player, verb, name, place)
  local decision = self:settle()
  tools.check_word(verb, self.words.verbs, "verb")
  if name and #self:candidates(name) == 0 then named.need_here(self, name) end
  if place then named.need_place(self, place, verb) end
  if not decision or decision.player ~= player.seat then return false end
  return player:may(verb, name, place)
end

-- The same of the player who decides.  What is no one option, a game's words try out.
function Player:may(verb, name, place) return self:option_for(verb, name, place) ~= nil end

-- The open question, where it is the player's.
local function asked(t, player)
  local decision = t:settle()
  return decision and decision.player == player.seat and decision or nil
end

-- Acts on a copy in which options go by whole labels, ids and cards.
local function works_whole(t, act)
  return t:works(function(try)
    rawset(try, "whole_labels", true)
    act(try)
  end)
end

-- Would the open question take these options together?  Tried on a copy of the game. Who is not
-- asked gives no answer.
function Table:accepts(player, ...)
  local given, decision = { ... }, asked(self, player)
  if not decision then return false end
  named.need_options(self, decision, given)
  self:speak()
  return works_whole(self, function(try) try.players[player.seat]:choose(table.unpack(given)) end)
end

-- The same of an order.
function Table:accepts_order(player, ...)
  local given, decision = { ... }, asked(self, player)
  if not decision then return false end
  named.need_options(self, decision, given)
  self:speak()
  return works_whole(self, function(try) try.players[player.seat]:order(given) end)
end

-- The same of a number; a question for something else takes none.
function Table:accepts_number(player, value)
  local decision = asked(self, player)
  if not decision then return false end
  self:speak()
  return (decision.shape == "number" or decision.options[1].kind == "x")
    and self:works(function(try) try.players[player.seat]:number(value) end)
end

require "scenario.events"
require "scenario.seeds"
