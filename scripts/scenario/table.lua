-- SPDX-License-Identifier: MIT
--
-- table.lua -- the table at which a scenario is played: zones by names, the open
-- question, and the players' acts.
--
-- Every act goes through the one decision interface.  A question that an act
-- does not answer stays open, and makes the next act fail.
--
-- Here is what any game has.  What a game calls its zones and windows, and what else
-- its players may do, stands in its words: scenario/NAME.lua.

local guard = require "scenario.arguments"
local names = require "scenario.names"
local silent = require "scenario.silent"
local tools = require "scenario.tools"

local fail = tools.fail
local split_name = tools.split_name
local verb_of = tools.verb_of
local unexpected = tools.unexpected

-- ---- The table at which a scenario is played ----------------------------------

-- Table: the game (`t` in a scenario).  Player: t.p1, t.p2.  Cards: a list of
-- cards under a title.  Card: what is expected of one card.  The last two get
-- their methods in expect.lua.
local Table, Player, Cards, Card = {}, {}, {}, {}
local house_names = { [Table] = "Table", [Player] = "Player", [Cards] = "Cards", [Card] = "Card" }
local house -- what this file gives: seeds.lua adds its class

-- The classes of a game: these, and what its words add to them.
local function classes_of(words)
  if words.classes then return words.classes end
  local function class(what, own, common, ...)
    return tools.class(what, guard(words.game, house_names[common], own or {}, common), common, ...)
  end
  -- t.p1.hand and the other zones of a player read as fields.
  local function zone_of(player, key)
    local zone = words.zones[key]
    if type(zone) == "function" then return zone(player) end
    return zone and player.table:zone(zone, player.seat)
  end
  -- A field like t.p3 at a table of two names a player that is not there.
  local function absent_player(t, key)
    local seat = type(key) == "string" and tonumber(key:match "^p(%d)$")
    if seat and rawget(t, "seats") then tools.check_seat(t, seat, ("t.%s"):format(key)) end
  end
  local players = class("a player", words.Player, Player, zone_of, words.zones, words.others)
  words.classes = { -- only what is played at has the mark `is_table` (play.lua)
    Table = class("a scenario's table", words.Table, Table, absent_player, nil, words.others, players),
    Player = players,
    Cards = class("a list of cards", words.Cards, Cards, nil, nil, words.others),
    Card = class("a card", words.Card, Card, nil, nil, words.others),
    Seeds = tools.class("what came of many seeds", nil, house.Seeds),
  }
  words.classes.Table.is_table = true
  return words.classes
end

-- t.p1, t.p2 ...
local function seat_players(t)
  for seat = 1, t.seats do
    t.players[seat] = setmetatable({ table = t, seat = seat }, t.classes.Player)
    t["p" .. seat] = t.players[seat]
  end
  return t
end

-- Every card in the game, once, as the host sees it.
function Table:cards()
  if self.card_list then return self.card_list end
  local list, seen = {}, {}
  for _, zone in ipairs(self.game:zones()) do
    for seat = 1, self.seats do
      for _, card in ipairs(self.game:zone(zone, seat)) do
        if not seen[card.slot] then
          seen[card.slot] = true
          list[#list + 1] = card
        end
      end
    end
  end
  self.card_list, self.by_slot = list, {}
  for _, card in ipairs(list) do self.by_slot[card.slot] = card end
  names.look(self, list)
  return list
end

-- The card that a name means (scenario/names.lua); nil when there is none any more.
function Table:find(name)
  return names.card(self, names.one(self, name))
end

-- Those that a name could mean in what a player does, where the options say which.
function Table:candidates(name)
  local list, said = names.possible(self, name)
  local found = {}
  for _, one in ipairs(list) do found[#found + 1] = names.card(self, one) end
  return found, said
end

-- Is it one of the cards that the name could mean?
function Table:could_mean(card, name)
  for _, each in ipairs(self:candidates(name)) do
    if each.slot == card.slot then return true end
  end
  return false
end

-- Where a card lies; a game may tell more of it (a place).
function Table:where(card) return card.zone end

-- Is it the name of a place?
function Table:is_place(name)
  if tools.has(self.words.places, name) then return true end
  for _, card in ipairs(self:cards()) do
    if card.name == name and tools.has(self.words.place_zones, card.zone) then return true end
  end
  return false
end

-- The id of a player ("p1"), of an ability on the chain ("an ability of Spark", "an ability of
-- p2's Spark", oldest first), or of a card.
function Table:object(name)
  local seat = tonumber(name:match("^p(%d)$"))
  if seat then return self.game:player(seat) end
  local base, number = split_name(name)
  for _, thing in ipairs(self.game:things()) do
    if names.is_item(self, thing, base) then
      number = (number or 1) - 1
      if number == 0 then return thing end
    end
  end
  local card = self:find(name)
  if not card then error(("there is nothing called %q"):format(name), 0) end
  return card.id
end

-- Is anything called so: a player, a card, an ability on the chain?
function Table:is_there(name)
  return #self:candidates(name) > 0 or (pcall(self.object, self, name))
end

-- The card of which a player speaks: of several that are so called his own.
function Table:find_of(player, name)
  local own = {}
  for _, card in ipairs(self:candidates(name)) do
    if card.owner == player.seat then own[#own + 1] = card end
  end
  return own[1] or self:find(name)
end

function Table:card_of(id)
  if id == nil then return nil end
  for _, card in ipairs(self:cards()) do
    if card.id == id then return card end
  end
  return nil
end

-- The name of the card that is the place.
function Table:place_name(id)
  local card = self:card_of(id)
  return card and card.name or "nowhere"
end

-- Is that the place of this name? "nowhere" is none.
function Table:is_at(id, name)
  local card = self:card_of(id)
  return card and self:could_mean(card, name) or self:place_name(id) == name
end

function Table:thing_name(id)
  if id == nil then return "" end
  local card = self:card_of(id)
  if card then return card.name or "a hidden card" end
  return self.game:name(id)
end


-- ---- Zones ---------------------------------------------------------------------

-- A list of cards under a title, for expectations.
function Table:new_cards(title, list)
  return setmetatable({ table = self, title = title, list = list }, self.classes.Cards)
end

function Cards:names()
  local names = {}
  for _, card in ipairs(self.list) do names[#names + 1] = card.name or "a hidden card" end
  return names
end

function Table:zone(zone, seat)
  tools.check_word(zone, self.words.names.zones, "zone")
  self:settle()
  local cards = self:new_cards(("p%d's %s"):format(seat, zone), self.game:zone(zone, seat))
  cards.zone, cards.seat = zone, seat
  return cards
end


-- ---- Decisions -----------------------------------------------------------------

-- Labels that are told apart by a number, "Unit 3 (yours)" and "Unit 3#2 (yours)", name the cards as
-- the scenario does.
local function name_exactly(t, options)
  local numbered = {}
  for _, option in ipairs(options) do
    local plain, count = option.label:gsub("#%d+", "", 1)
    if count > 0 then numbered[plain] = true end
  end
  if not next(numbered) then return end
  for _, option in ipairs(options) do
    local plain = option.label:gsub("#%d+", "", 1)
    local card = numbered[plain] and t:card_of(option.object)
    local one = card and card.name and t.cast.open[card.slot]
    local from, to = plain:find(one and card.name or "\0", 1, true)
    if from then option.label = plain:sub(1, from - 1) .. names.exact(t, one) .. plain:sub(to + 1) end
  end
end

-- A decision is open.
local function ask(t, decision)
  decision.kind = t.words.kind_of(decision) or decision.rule
  name_exactly(t, decision.options)
  decision.line = t.source and tools.line_in(t.source)
  t.decision, t.asked[#t.asked + 1] = decision, decision
end

-- What is not asked of the scenario is answered without it (silent.lua).
local function answer_silently(t, decision, values)
  local done, why = t.game:answer(decision.number, values)
  if not done then tools.refused(why) end
  t.card_list = false
end

-- The open decision, or nil when the game is over.
function Table:now()
  while not self.decision do
    if self.game:advance() == "over" then return nil end
    local decision = self.game:decision()
    local values = silent.answer(self, decision)
    if values then answer_silently(self, decision, values) else ask(self, decision) end
  end
  return self.decision
end

-- An expectation that holds moves the start of the log that a failure shows.
function Table:held()
  self.logged = self:last_event()
  self.passed_line = self.source and tools.line_in(self.source) or self.passed_line
end

-- The number of the newest event.
function Table:last_event()
  local _, last = self.game:events(0x7fffffff)
  return last
end

local function changed(t)
  t.decision, t.card_list = false, false
end

function Table:answer(values)
  self.before, self.acted = self:last_event(), true
  local done, why = self.game:answer(self:now().number, values)
  if not done then tools.refused(why) end
  changed(self)
  self:now()
end

-- Answers payments that the scenario does not care about, then gives what is open.
function Table:settle()
  local decision = self:now()
  while decision and decision.kind == "payment" do
    self:answer { 1 }
    decision = self:now()
  end
  self:check_claims(decision)
  return decision
end

-- What the engine chose by itself, as nothing else was possible, is told when the
-- item is finalized: then it must be what :on() has said.
function Table:check_claims(decision)
  if decision and not self.words.windows[decision.kind] or #self.claims == 0 then return end
  local claims = self.claims
  self.claims = {}
  for _, claim in ipairs(claims) do
    if not self:happened(self.words.chosen, claim.name, claim.after, nil, true) then
      unexpected(("%s to be chosen"):format(claim.name), decision)
    end
  end
end

-- The open decision when it is a question: about something that is being done, not about what
-- to do next.
function Table:question()
  local decision = self:settle()
  return decision and not self.words.windows[decision.kind] and decision or nil
end

-- A line of the scenario has spoken of the open question without answering it.
function Table:speak()
  self.spoken = self.decision and self.decision.number or false
end

-- An open question may be the reason why what :on() has said was not chosen: then the line of the :on() is told.
local function need_chosen(self, question)
  local claim = self.claims[1]
  if not claim then return end
  error({ expected = ("%s to be chosen"):format(claim.name), line = claim.line or nil,
    got = "another decision: " .. tools.headline(question) }, 0)
end

-- At the end no question may be open that no line speaks of: what the lines behind it say may be
-- true only because nothing has happened yet.  Before the first turn nobody expects anything.
function Table:finish()
  local question = self:question()
  if not question or self.spoken == question.number then return end
  if self.full and not self:happened "turn" then return end
  need_chosen(self, question)
  error({ mistake = true, line = question.line or nil,
    message = ("from here on a question is open that no line answers, nor names with t:expect_decision: %s"):format(
      tools.headline(question)) }, 0)
end

-- The open decision, which must be this player's.
function Player:decision(wanted)
  local decision = self.table:settle()
  if not decision or decision.player ~= self.seat then
    unexpected(("p%d to decide (%s)"):format(self.seat, wanted), decision)
  end
  return decision
end

-- What an option is called by its label: all of it, what it begins with up to a bracket or colon,
-- and of an ability ("farewell of Mourned (yours): ...") the card that has it. In whatever case.
local function is_label(option, name)
  local label, wanted = option.label:lower(), name:lower()
  local head = label:match "^(.-):? %(" or label:match "^(.-): " or label
  if head:find(": ", 1, true) then head = head:match "^(.-): " end
  return label == wanted or head == wanted or head:sub(-#wanted - 4) == " of " .. wanted
end

-- Does the option speak of `name`: its id, its card, its place, a player, its whole label? The more
-- it says so the higher the number.
function Table:option_is(option, name)
  if option.id == name or option.kind == "mode" and name == "mode " .. option.aux then return 4 end
  if name:find "^p%d$" and option.id:sub(-3) == " " .. name then return 4 end
  local card = self:card_of(option.object)
  if card and self:could_mean(card, name) then return 3 end
  if option.place and self:is_at(option.place, name) then return 2 end
  if option.object and not card then
    local base = split_name(name)
    if self:thing_name(option.object) == base or names.is_item(self, option.object, base) then return 2 end
  end
  return is_label(option, name) and 2 or nil
end

-- The index of the best match among the options that are not taken; nil when there is none.
function Table:option_named(decision, name, taken)
  local best, strength
  for i, option in ipairs(decision.options) do
    local match = not (taken and taken[i]) and self:option_is(option, name)
    if match and (not strength or match > strength) then best, strength = i, match end
  end
  return best or self:option_numbered(decision, name)
end

-- The options of whose label `name` is a part.
function Table:options_with(decision, name)
  local found = {}
  for i, option in ipairs(decision.options) do
    if option.label:lower():find(name:lower(), 1, true) then found[#found + 1] = i end
  end
  return found
end

-- "Zapper#2" where no second card is called so: the second of the options that speak of it,
-- as two abilities of one card do.
function Table:option_numbered(decision, name)
  local base, number = split_name(name)
  if not number or names.card(self, names.one(self, name)) then return nil end
  for i, option in ipairs(decision.options) do
    if self:option_is(option, base) then
      number = number - 1
      if number == 0 then return i end
    end
  end
  return nil
end

local function not_offered(player, name, decision)
  local offered = {}
  for i, option in ipairs(decision.options) do offered[i] = player.table:thing_name(option.object) end
  local window = player.table.words.windows[decision.kind]
  tools.not_among(("p%d to be offered \"%s\"%s"):format(player.seat, name, tools.did_you_mean(name, offered)),
    decision, window and "; no question is open (one with only one answer is not asked)")
end

-- The one option that has this in its label; what asks whether an answer is taken says it whole.
local function part_of_label(player, decision, name, taken)
  local found = {}
  if rawget(player.table, "whole_labels") then return nil end
  for _, i in ipairs(player.table:options_with(decision, name)) do
    if not (taken and taken[i]) then found[#found + 1] = i end
  end
  if #found > 1 then
    tools.mistake(("\"%s\" is a part of %d labels: %s, %s"):format(name, #found,
      decision.options[found[1]].label, decision.options[found[2]].label))
  end
  return found[1]
end

-- The index of an option that must be there; a number is the index itself.
local function need_option(player, decision, name, taken)
  if type(name) == "number" then return name end
  local index = player.table:option_named(decision, name, taken)
    or part_of_label(player, decision, name, taken)
  if not index then not_offered(player, name, decision) end
  return index
end

-- t.p1:choose("Gust"), t.p1:choose("A", "B"), t.p1:choose() for nothing at all.
function Player:choose(...)
  local decision = self:decision "a choice"
  local values, taken = {}, {}
  for _, name in ipairs { ... } do
    local index = need_option(self, decision, name, taken)
    taken[index] = true
    values[#values + 1] = index
  end
  self.table:answer(values)
  return self
end

function Player:yes() return self:choose "yes" end
function Player:no() return self:choose "no" end

function Player:pay(text)
  local decision = self.table:now()
  if not decision or decision.kind ~= "payment" or decision.player ~= self.seat then
    unexpected(("p%d to pay"):format(self.seat), decision)
  end
  self.table:answer { need_option(self, decision, text) }
  return self
end

local function need_shape(player, shape)
  local decision = player:decision(shape)
  if decision.shape ~= shape then
    unexpected(("a %s for p%d"):format(shape, player.seat), decision)
  end
  return decision
end

function Player:number(value)
  local decision = self:decision("number")
  if decision.options[1] and decision.options[1].kind == "x" then return self:choose("X is " .. value) end
  need_shape(self, "number")
  self.table:answer { value }
  return self
end

-- The events of that kind that happened to the named ones, each to another one, in the order of the
-- names; nil: it has not happened to all of them.
local function happened_to_each(t, kind, list)
  local found, taken = {}, {}
  for i, name in ipairs(list) do
    local is_so = math.type(name) ~= "integer" and t:event_test(kind, name)
    for _, event in ipairs((t.game:events(t.before or 0))) do
      if not found[i] and not taken[event.number] and event.kind == kind and (not is_so or is_so(event)) then
        found[i], taken[event.number] = event, true
      end
    end
    if not found[i] then return nil end
  end
  return found
end

-- Of equal ones nobody is asked which is first, so the engine has said it: what differs between
-- them must have come in the order that the line names.
local function need_same_order(list, found)
  for i = 2, #found do
    local one, other = found[i - 1], found[i]
    if one.name == other.name and one.amount ~= other.amount and one.number > other.number then
      tools.mistake(("%s and %s are equal, so nobody was asked, and %s came first: name it first"):format(list[i - 1],
        list[i], list[i]))
    end
  end
end

-- Where every order comes to the same nothing is asked: then that has happened to all.
local function all_happened_to(t, list)
  for _, kind in ipairs(t.words.ordered) do
    local found = happened_to_each(t, kind, list)
    if found then
      need_same_order(list, found)
      return true
    end
  end
  return false
end

-- t.p1:order { "A", "B" }: first to last.
function Player:order(names)
  local open = self.table:settle()
  local asked = open and open.player == self.seat and open.shape == "order"
  if not asked and all_happened_to(self.table, names) then return self end
  local decision = need_shape(self, "order")
  local values, taken = {}, {}
  for _, name in ipairs(names) do
    local index = need_option(self, decision, name, taken)
    taken[index] = true
    values[#values + 1] = index
  end
  self.table:answer(values)
  return self
end

-- t.p1:assign { ["Unit 3"] = 3, ["Unit 2"] = 1 }: what is not named gets the least it may.
function Player:assign(amounts)
  local decision = need_shape(self, "split")
  local values, taken = {}, {}
  for i, option in ipairs(decision.options) do values[i] = option.least end
  for name, amount in pairs(amounts) do
    local index = need_option(self, decision, name, taken)
    taken[index] = true
    values[index] = amount
  end
  self.table:answer(values)
  return self
end


-- ---- Acting --------------------------------------------------------------------

-- The option of a window in which the player may act; nil when it is not offered.
function Player:option_for(verb, name, place)
  local decision = self:decision(verb)
  local t = self.table
  for i, option in ipairs(decision.options) do
    if verb_of(option) == verb and (not name or (t:option_is(option, name) or 0) > 1)
      and (not place or t:is_at(option.place, place)) then
      return i, decision
    end
  end
  return nil, decision
end

-- What is wanted is not among the options: in a window of the player the reason is told, else
-- what is asked.  `about` is the card that is asked why not.
function Player:unable(verb, what, decision, about)
  local t = self.table
  local expected = ("p%d to be able to %s%s"):format(self.seat, verb, what)
  local card = about and t:find_of(self, about)
  local why = card and t:why_not(self, verb, card.id) or ""
  local open = decision and t.words.windows[decision.kind] and decision.player == self.seat
  if not open then unexpected(expected .. (why == "" and "" or (" (%s)"):format(why)), decision) end
  local plain = verb == "use" and "that it has nothing which can be used now" or "that it is not offered"
  tools.differ(expected, why ~= "" and why or plain)
end

-- Takes that option; tells why it is not there.
function Player:act(verb, name, place)
  local index, decision = self:option_for(verb, name, place)
  if not index then
    local what = (name and " " .. name or "") .. (place and " to " .. place or "")
    self:unable(verb, what, decision, name)
  end
  self.table:answer { index }
  return self
end

-- Remembers what is being played, for :at() and :on() that the engine answered itself.
function Player:begin_play(name)
  local t = self.table
  t.playing = { name = name, after = t:last_event() }
end

function Player:play(name, ...)
  if ... ~= nil then
    tools.mistake(":play takes one card; :on(...) names its choices, :at(...) its place")
  end
  self:decision "play"
  self:begin_play(name)
  return self:act("play", name)
end

-- Is it the option of the n-th of all abilities of the card?  Its id says which: "use
-- c17.2"; that of a card with one ability says nothing.
function Table.is_ability(option, n)
  local number = option.id:match "%.(%d+)$"
  return (tonumber(number) or 1) == n
end

-- The option to use the n-th activated ability of a card; without a number the first there is.
function Player:use_option(name, n)
  local decision = self:decision "use"
  local t = self.table
  for i, option in ipairs(decision.options) do
    if verb_of(option) == "use" and (t:option_is(option, name) or 0) > 1
      and not (t.words.used_otherwise and t.words.used_otherwise(option))
      and (not n or Table.is_ability(option, n)) then
      return i, decision
    end
  end
  return nil, decision
end

-- The option of a verb that takes the number of an ability; a game with more of them says which.
function Player:ability_option(_, name, n) return self:use_option(name, n) end

-- The n-th activated ability of a card; without a number the first that can be used.
function Player:use(name, n)
  local chosen, decision = self:use_option(name, n)
  if not chosen then
    self:unable("use", n and (" ability %d of %s"):format(n, name) or " " .. name, decision, name)
  end
  self:begin_play(name)
  self.table:answer { chosen }
  return self
end

-- Answers one question that offers the first of `names`, with as many of them as
-- it takes; gives the names that are left, or nil when no such question is open.
local function answer_targets(player, names)
  local t, decision = player.table, player.table:now()
  if not decision or decision.player ~= player.seat or t.words.windows[decision.kind] then return nil end
  if not t:option_named(decision, names[1]) and #t:options_with(decision, names[1]) ~= 1 then return nil end
  local count = math.min(decision.max, #names)
  player:choose(table.unpack(names, 1, count))
  return { table.unpack(names, count + 1) }
end

-- The targets, in the order of the card's text, however many questions that takes.
function Player:on(...)
  local names = { ... }
  while #names > 0 do
    local left = answer_targets(self, names)
    if not left then
      local question = self.table:question()
      if question and not self.table:is_there(names[1]) then not_offered(self, names[1], question) end
      table.insert(self.table.claims, { name = names[1], after = self.table.before or 0,
        line = self.table.source and tools.line_in(self.table.source) })
      left = { table.unpack(names, 2) }
    end
    names = left
  end
  self.table:settle()
  return self
end

function Player:pass()
  local decision = self:decision "pass"
  for i, option in ipairs(decision.options) do
    if verb_of(option) == "pass" then
      self.table:answer { i }
      return self
    end
  end
  unexpected(("p%d to be able to pass"):format(self.seat), decision)
end

function Player:end_turn()
  return self:act "end"
end

function Player:cancel()
  local done, why = self.table.game:cancel(self.seat)
  if not done then fail("this cannot be taken back: " .. why) end
  changed(self.table)
  return self
end

function Player:concede()
  local done, why = self.table.game:concede(self.seat)
  if not done then fail("conceding was refused: " .. why) end
  changed(self.table)
  return self
end

-- What the host calls: "time", "draw" ...; the seat says who concedes the match.
function Table:call(word, seat)
  local done, why = self.game:call(word, seat)
  if not done then fail("the call was refused: " .. why) end
  changed(self)
  return self
end

-- ---- Passing on ------------------------------------------------------------------

-- The line that would answer a question with its first option.
local function line_for(question)
  local player = ("t.p%d"):format(question.player)
  local first = question.options[1]
  local label = first and (first.label:match "^(.-):? %(" or first.label)
  if question.shape == "number" then return ("%s:number(%d)"):format(player, question.min) end
  if question.shape == "split" then return ("%s:assign { [%q] = %d }"):format(player, label or "", question.max) end
  if question.shape == "order" then return ("%s:order { %q, ... }"):format(player, label or "") end
  if not first or question.max == 0 then return player .. ":choose()" end
  return ("%s:choose(%q%s)"):format(player, label, question.min > 1 and ", ..." or "")
end

-- Whoever passes on would leave a question behind that no line has answered.
function Table:need_no_question(word)
  local question = self:question()
  if not question then return end
  need_chosen(self, question)
  tools.mistake(("t:%s() passes, but a question is open that no line has answered: %s; write the answer in a line "
    .. "before, such as %s"):format(word, tools.headline(question), line_for(question)))
end

-- Passes for whoever is asked, as long as the window is one of `kinds` and
-- `going` (a function, if given) says so.
function Table:pass_while(kinds, going)
  for _ = 1, 200 do
    local decision = self:settle()
    if not decision or not kinds[decision.kind] or (going and not going()) then return end
    self.players[decision.player]:pass()
  end
  fail "two hundred passes in a row: this does not end"
end

-- The turn player ends the turn; everybody passes until the next one's main phase.
function Table:next_turn()
  local decision = self:settle()
  self:need_no_question "next_turn"
  if not decision or decision.kind ~= "turn" then
    unexpected("somebody in the main phase", decision)
  end
  self.players[decision.player]:end_turn()
  self:pass_while(self.words.passed)
  return self
end

-- A table for a game that has just been made.  What is not there yet is false, as a
-- field that nobody knows is an error.
local function new(game, words)
  local t = { game = game, words = words, classes = classes_of(words), seats = game:seats(),
    players = {}, claims = {},
    asked = {},                 -- all questions so far
    spoken = false,             -- the number of the question of which a line spoke last
    told = {},                  -- all reasons that were given so far
    cast = names.new(),         -- all cards that were ever seen
    by_slot = false,            -- the cards there are, by slot
    forgotten = 0,              -- the event that expect_event looks behind
    logged = 0,                 -- the last event when an expectation last held
    passed_line = false,        -- where that expectation stands in the file `source`
    source = false, decision = false, card_list = false,
    full = false,               -- the game begins with its set-up
    acted = false,              -- whether a line has answered anything
    silent = false,             -- how many sit there, if the scenario does not know all (silent.lua)
    again = false,              -- makes the same table with another seed, set by who builds it
    before = false,             -- the last event before the last answer
    playing = false,            -- what the last :play or :use was about
    pool = false }              -- the cards, set by who builds the position
  return seat_players(setmetatable(t, t.classes.Table))
end

-- A copy of the game, to try something out.
function Table:copy()
  local copy = new(self.game:clone(), self.words)
  copy.forgotten, copy.logged = self.forgotten, self.logged
  copy.source, copy.passed_line = self.source, self.passed_line
  copy.pool, copy.seats, copy.silent = self.pool, self.seats, self.silent
  self:cards()
  copy.cast = names.copy(self.cast)
  return copy
end

-- Who controls a card, or an ability on the chain.
function Table:controller_of(name)
  local card = #self:candidates(name) > 0 and self:find(name)
  if card then return card.controller end
  return self.game:look(self:object(name), "controller") + 1
end

-- Does it come to pass on a copy of the game? A mistake of the scenario is no answer, nor is a
-- function of a card that stops.
function Table:works(act)
  local try = self:copy()
  local done, problem = pcall(act, try)
  tools.table = self
  local answer = type(problem) == "table" and not problem.mistake and not problem.place
  if not done and not answer then error(problem, 0) end
  return done
end

house = { new = new, Table = Table, Player = Player, Cards = Cards, Card = Card }
return house
