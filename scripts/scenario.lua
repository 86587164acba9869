-- SPDX-License-Identifier: MIT
--
-- scenario.lua -- the language of the scenarios, and what runs them.
--
-- A scenario is a position, a few moves and what must be true afterwards.
-- docs/scenarios.md teaches it; this file is in the order of what happens to a
-- spec file: it is read (test cards cut out), its scenarios are collected, for
-- each a position is built in a bare game, its function plays through the one
-- decision interface, and expectations compare.
--
-- Whatever goes wrong is raised as a failure, a table { expected, got } or
-- { message }, and reported with the line of the spec file it comes from.

local lfs = require "lfs"
local engine = require "lunarbiter"

-- ---- Cards every scenario may use ------------------------------------------

-- "Unit 3" is a unit of 3 Might without text, domain or tags that costs 3
-- Energy; "West Field" and "East Field" are battlefields without text; "Filler" lies in
-- decks that a scenario says nothing about.
local function builtin_cards()
  local cards = {}
  local function add(text) cards[#cards + 1] = { "scenario.lua", "return card " .. text } end
  for might = 0, 10 do
    add(('{ id = "test-u%d", name = "Unit %d", type = "unit", cost = { energy = %d }, might = %d }')
      :format(might, might, might, might))
  end
  add '{ id = "test-filler", name = "Filler", type = "unit", cost = { energy = 1 }, might = 1 }'
  add '{ id = "test-west", name = "West Field", type = "battlefield" }'
  add '{ id = "test-east", name = "East Field", type = "battlefield" }'
  return cards
end

local DECK_FILLER, SETUP_DECK, RUNE_FILLER = 20, 40, 12
local DOMAINS = { "fury", "calm", "mind", "body", "chaos", "order" }
local DEFAULT_FIELDS = { "West Field", "East Field" }

-- ---- Small helpers -----------------------------------------------------------

local function fail(message) error({ message = message }, 0) end
local function differ(expected, got) error({ expected = expected, got = got }, 0) end

-- { "b", "a" } -> "{ b, a }"
local function shown(list)
  if #list == 0 then return "{ }" end
  return "{ " .. table.concat(list, ", ") .. " }"
end

local function sorted(list)
  local copy = { table.unpack(list) }
  table.sort(copy)
  return copy
end

-- A name, or a list of them, as a list.
local function as_list(value)
  if value == nil then return {} end
  if type(value) == "table" then return value end
  return { value }
end

-- "Stalwart Poro#2" -> "Stalwart Poro", 2
local function split_name(name)
  local base, number = name:match "^(.*)#(%d+)$"
  if base then return base, tonumber(number) end
  return name, nil
end

local function repeated(name, count)
  local list = {}
  for i = 1, count do list[i] = name end
  return list
end

local function has_rule(text, rule)
  local start = 1
  while true do
    local from, to = text:find(rule, start, true)
    if not from then return false end
    local before, after = text:sub(from - 1, from - 1), text:sub(to + 1, to + 1)
    if not before:match "[%d%.]" and not after:match "[%d]" then return true end
    start = to + 1
  end
end

-- ---- What kind of question is open -------------------------------------------

local WINDOWS = { turn = true, priority = true, focus = true }

local function verb_of(option) return option.id:match "^%S+" end

-- The windows in which a player may act are told by the verb that leaves them:
-- the main phase is ended, priority (338) and focus (347) are passed.
local function kind_of(decision)
  for _, option in ipairs(decision.options) do
    local verb = verb_of(option)
    if verb == "end" then return "turn" end
    if verb == "pass" then return decision.rule:match "^338" and "priority" or "focus" end
    if verb == "pay" or verb == "by_hand" then return "payment" end
  end
  return decision.rule
end

local function describe(decision)
  if not decision then return "no decision is open (the game is over)" end
  local lines = { ("p%d decides: %s (%s, %s, %d to %d)"):format(decision.player, decision.question,
    decision.rule, decision.shape, decision.min, decision.max) }
  for i, option in ipairs(decision.options) do
    lines[#lines + 1] = ("      %d. [%s] %s%s"):format(i, option.id, option.label,
      option.manual and " (manual)" or "")
  end
  return table.concat(lines, "\n")
end

-- ---- The table at which a scenario is played ----------------------------------

local Table, Player, Cards, Card = {}, {}, {}, {}
Table.__index, Cards.__index, Card.__index = Table, Cards, Card

-- t.p1.hand and the other zones of a player read as fields.
local ZONE_FIELDS = {
  hand = "hand", deck = "deck", trash = "trash", champion = "champion",
  banishment = "banishment", rune_deck = "rune_deck", legend = "legends", runes = "runes",
}

function Player.__index(player, key)
  if Player[key] then return Player[key] end
  if ZONE_FIELDS[key] then return player.table:zone(ZONE_FIELDS[key], player.seat) end
  if key == "base" then return player.table:at("base", player.seat) end
  return nil -- as of any table
end

local function seat_players(t)
  for seat = 1, t.seats do
    t.players[seat] = setmetatable({ table = t, seat = seat }, Player)
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
  self.card_list = list
  return list
end

-- The card of that name; "Name#2" is the second in the order they came into the game.
function Table:find(name)
  local base, number = split_name(name)
  local found = {}
  for _, card in ipairs(self:cards()) do
    if card.name == base then found[#found + 1] = card end
  end
  table.sort(found, function(a, b) return a.slot < b.slot end)
  return found[number or 1]
end

function Table:card_of(id)
  if id == nil then return nil end
  for _, card in ipairs(self:cards()) do
    if card.id == id then return card end
  end
  return nil
end

-- The name of a place: a battlefield's own, or "base".
function Table:place_name(id)
  if id == nil then return "nowhere" end
  local field = self:card_of(id)
  if field then return field.name end
  return "base"
end

function Table:thing_name(id)
  if id == nil then return "" end
  local card = self:card_of(id)
  if card then return card.name or "a hidden card" end
  return self.game:name(id)
end

-- ---- Zones ---------------------------------------------------------------------

-- A list of cards under a title, for expectations.
local function new_cards(table_, title, list)
  return setmetatable({ table = table_, title = title, list = list }, Cards)
end

function Cards:names()
  local names = {}
  for _, card in ipairs(self.list) do names[#names + 1] = card.name or "a hidden card" end
  return names
end

function Table:zone(zone, seat)
  self:settle()
  local cards = new_cards(self, ("p%d's %s"):format(seat, zone), self.game:zone(zone, seat))
  cards.zone, cards.seat = zone, seat
  return cards
end


-- The units and gear at a battlefield (of one player, if a seat is given), or in a base.
function Table:at(place, seat)
  self:settle()
  local list = {}
  for _, card in ipairs(self:cards()) do
    if card.zone == "board" and self:place_name(card.place) == place
      and (not seat or card.controller == seat) then
      list[#list + 1] = card
    end
  end
  return new_cards(self, ("%s%s"):format(seat and ("p%d at "):format(seat) or "", place), list)
end

-- ---- Decisions -----------------------------------------------------------------

-- The open decision, or nil when the game is over.
function Table:now()
  if not self.decision then
    if self.game:advance() == "over" then return nil end
    self.decision = self.game:decision()
    self.decision.kind = kind_of(self.decision)
  end
  return self.decision
end

local function changed(t)
  t.decision, t.card_list = nil, nil
end

function Table:answer(values)
  local done, why = self.game:answer(self:now().number, values)
  if not done then fail(("the engine refuses the answer: %s"):format(why)) end
  changed(self)
  self:now()
end

local function unexpected(wanted, decision)
  differ(wanted, "another decision: " .. describe(decision))
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
  if decision and not WINDOWS[decision.kind] or #self.claims == 0 then return end
  local claims = self.claims
  self.claims = {}
  for _, name in ipairs(claims) do
    if not self:happened("choose", split_name(name), self.playing.after) then
      unexpected(("%s to be chosen"):format(name), decision)
    end
  end
end

-- The open decision, which must be this player's.
function Player:decision(wanted)
  local decision = self.table:settle()
  if not decision or decision.player ~= self.seat then
    unexpected(("p%d to decide (%s)"):format(self.seat, wanted), decision)
  end
  return decision
end

-- Does the option speak of `name`: its id, its card, its place, or a part of its label?
function Table:option_is(option, name)
  if option.id == name then return 4 end
  local base, number = split_name(name)
  local card = self:card_of(option.object)
  if card and card.name == base then
    if not number then return 3 end
    local wanted = self:find(name)
    return wanted and wanted.slot == card.slot and 3 or nil
  end
  if option.place and self:place_name(option.place) == base then return 2 end
  if option.object and not card and self:thing_name(option.object) == base then return 2 end
  if option.label:lower():find(name:lower(), 1, true) then return 1 end
  return nil
end

-- The index of the best match among the options that are not taken; nil when there is none.
function Table:option_named(decision, name, taken)
  local best, strength
  for i, option in ipairs(decision.options) do
    local match = not (taken and taken[i]) and self:option_is(option, name)
    if match and (not strength or match > strength) then best, strength = i, match end
  end
  return best
end

-- The index of an option that must be there; a number is the index itself.
local function need_option(player, decision, name, taken)
  if type(name) == "number" then return name end
  local index = player.table:option_named(decision, name, taken)
  if not index then unexpected(("p%d to be offered \"%s\""):format(player.seat, name), decision) end
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

-- Optional additional costs are offered as a choice of any number of them.
local function offers_extras(decision) return verb_of(decision.options[1]) == "extra" end

function Player:yes()
  local decision = self:decision "yes or no"
  if #decision.options == 1 and offers_extras(decision) then return self:choose(1) end
  return self:choose "yes"
end

function Player:no()
  local decision = self:decision "yes or no"
  if decision.options[1] and offers_extras(decision) then return self:choose() end
  return self:choose "no"
end

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
  need_shape(self, "number")
  self.table:answer { value }
  return self
end

-- t.p1:order { "A", "B" }: first to last.
function Player:order(names)
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

-- t.p1:assign { ["Unit 3"] = 3, ["Unit 2"] = 1 }: what is not named gets nothing.
function Player:assign(amounts)
  local decision = need_shape(self, "split")
  local values, taken = {}, {}
  for i = 1, #decision.options do values[i] = 0 end
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
      and (not place or t:place_name(option.place) == place) then
      return i, decision
    end
  end
  return nil, decision
end

local function act(player, verb, name, place)
  local index, decision = player:option_for(verb, name, place)
  if not index then
    local what = table.concat({ verb, name or place or "" }, " ")
    local card = name and player.table:find(name)
    local why = card and player.table.game:why_not(player.seat, card.id) or ""
    if why ~= "" then why = " (" .. why .. ")" end
    unexpected(("p%d to be able to %s%s"):format(player.seat, what, why), decision)
  end
  player.table:answer { index }
end

-- Remembers what is being played, for :at() and :on() that the engine answered itself.
local function begin_play(player, name)
  local t = player.table
  local _, last = t.game:events(0)
  t.playing = { name = name, after = last }
end

function Player:play(name)
  self:decision "play"
  begin_play(self, name)
  act(self, "play", name)
  return self
end

-- The n-th activated ability of a card (the first when n is left out).
function Player:use(name, n)
  local decision = self:decision "use"
  local t, matches = self.table, {}
  for i, option in ipairs(decision.options) do
    if verb_of(option) == "use" and (t:option_is(option, name) or 0) > 1 then
      matches[#matches + 1] = i
    end
  end
  if not matches[n or 1] then
    unexpected(("p%d to be able to use %s"):format(self.seat, name), decision)
  end
  begin_play(self, name)
  t:answer { matches[n or 1] }
  return self
end

function Player:hide(name, battlefield)
  act(self, "hide", name, battlefield)
  return self
end

-- t.p1:move("Unit 3", "West Field"), t.p1:move({ "A", "B" }, "base")
function Player:move(units, place)
  act(self, "move", nil, place)
  local decision = self.table:now()
  if decision and decision.player == self.seat and verb_of(decision.options[1]) == "unit" then
    self:choose(table.unpack(as_list(units)))
  end
  for _, name in ipairs(as_list(units)) do
    local card = self.table:find(name)
    if not card or self.table:place_name(card.place) ~= place then
      differ(("%s to have moved to %s"):format(name, place),
        card and "it is at " .. self.table:place_name(card.place) or "no such card")
    end
  end
  return self
end

-- Where what is being played goes.  When only one place is possible the engine
-- does not ask; then it must be that one.
function Player:at(place)
  local decision = self.table:now()
  if decision and decision.player == self.seat then
    for i, option in ipairs(decision.options) do
      if verb_of(option) == "place" and self.table:place_name(option.place) == place then
        self.table:answer { i }
        return self
      end
    end
  end
  self.table:settle()
  local card = self.table:find(self.table.playing.name)
  local where = card and card.place and self.table:place_name(card.place)
  if where ~= place then
    differ(("%s to be played at %s"):format(self.table.playing.name, place),
      where and "it is at " .. where or describe(self.table:now()))
  end
  return self
end

-- Answers one question that offers the first of `names`, with as many of them as
-- it takes; gives the names that are left, or nil when no such question is open.
local function answer_targets(player, names)
  local t, decision = player.table, player.table:now()
  if not decision or decision.player ~= player.seat or WINDOWS[decision.kind] then return nil end
  if not t:option_named(decision, names[1]) then return nil end
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
      table.insert(self.table.claims, names[1])
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
  act(self, "end")
  return self
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

-- ---- Passing on ------------------------------------------------------------------

-- Passes for whoever is asked, as long as the window is one of `kinds` and
-- `going` (a function, if given) says so.
local function pass_while(t, kinds, going)
  for _ = 1, 200 do
    local decision = t:settle()
    if not decision or not kinds[decision.kind] or (going and not going()) then return end
    t.players[decision.player]:pass()
  end
  fail "two hundred passes in a row: this does not end"
end

function Table:chain()
  return self.game:look(nil, "chain") or 0
end

-- Everybody passes until the chain is empty.  Stops at any other question.
function Table:pass_all() pass_while(self, { priority = true }) end

-- Everybody passes until the newest item has resolved.
function Table:resolve()
  if self:chain() == 0 then fail "there is nothing on the chain" end
  local _, last = self.game:events(0)
  pass_while(self, { priority = true }, function() return not self:happened("resolve", nil, last) end)
end

-- Everybody passes focus until the showdown is over (the chain first, if there is one).
function Table:showdown_pass() pass_while(self, { priority = true, focus = true }) end

-- The same until the combat is over: it stops where damage must be assigned.
Table.combat = Table.showdown_pass

-- The turn player ends the turn; everybody passes until the next one's main phase.
function Table:next_turn()
  local decision = self:settle()
  if not decision or decision.kind ~= "turn" then
    unexpected("somebody in the main phase", decision)
  end
  self.players[decision.player]:end_turn()
  pass_while(self, { priority = true, focus = true })
  return self
end

-- ---- Expectations ------------------------------------------------------------------

local function seat_of(player)
  if type(player) == "table" then return player.seat end
  local seat = type(player) == "string" and tonumber(player:match "^p(%d)$")
  if not seat then fail("players are called p1 and p2") end
  return seat
end

-- An expectation that holds moves the start of the log that a failure shows.
local function passed(t)
  local _, last = t.game:events(0)
  t.logged = last
end

function Table:expect(what)
  self:settle()
  if type(what) == "string" then
    return setmetatable({ table = self, name = what }, Card)
  elseif getmetatable(what) == Cards then
    return what
  end
  fail "expect() takes the name of a card or a list of cards such as t.p1.hand"
end

local function same_names(self, names, expected, got)
  if table.concat(expected, "\n") ~= table.concat(got, "\n") then
    differ(("%s to be %s"):format(self.title, shown(names)), shown(self:names()))
  end
  passed(self.table)
  return self
end

-- In any order; :in_order() compares the order too (first is the top).
function Cards:is(names) return same_names(self, names, sorted(names), sorted(self:names())) end
function Cards:in_order(names) return same_names(self, names, names, self:names()) end

-- The first cards, top first.
function Cards:starts_with(names)
  local got = self:names()
  return same_names(self, names, names, { table.unpack(got, 1, #names) })
end

local function count_of(cards, name)
  local count = 0
  for _, each in ipairs(cards:names()) do count = count + (each == name and 1 or 0) end
  return count
end

function Cards:has(name, times)
  local count = count_of(self, name)
  if times and count ~= times or count == 0 and times ~= 0 then
    local how_often = times and (" %d times"):format(times) or ""
    differ(("%s to have %s%s"):format(self.title, name, how_often), shown(self:names()))
  end
  passed(self.table)
  return self
end

function Cards:lacks(name) return self:has(name, 0) end

local function same_count(self, what, expected, got)
  if expected ~= got then
    differ(("%s: %d %s"):format(self.title, expected, what), tostring(got))
  end
  passed(self.table)
  return self
end

function Cards:count(n) return same_count(self, "cards", n, #self.list) end

local function count_exhausted(list, exhausted)
  local count = 0
  for _, card in ipairs(list) do count = count + (card.exhausted == exhausted and 1 or 0) end
  return count
end

function Cards:ready(n) return same_count(self, "ready", n, count_exhausted(self.list, false)) end
function Cards:exhausted(n)
  return same_count(self, "exhausted", n, count_exhausted(self.list, true))
end

-- How many of a zone's cards a player can tell apart by their faces.
local function count_seen(cards, player)
  local count = 0
  for _, card in ipairs(cards.table.game:zone(cards.zone, cards.seat, seat_of(player))) do
    count = count + (card.name and 1 or 0)
  end
  return count
end

function Cards:seen_by(player)
  return same_count(self, "cards seen by " .. player, #self.list, count_seen(self, player))
end

function Cards:unseen_by(player)
  return same_count(self, "cards seen by " .. player, 0, count_seen(self, player))
end

-- The card an expectation is about; it must be somewhere.
local function the_card(self)
  local card = self.table:find(self.name)
  if not card then differ(self.name .. " to be in the game", "it is not") end
  return card
end

local function card_is(self, expected, got)
  if expected ~= got then
    differ(("%s to be %s"):format(self.name, tostring(expected)), tostring(got))
  end
  passed(self.table)
  return self
end

function Card:at(place)
  local card = the_card(self)
  local where = card.zone == "board" and "at " .. self.table:place_name(card.place)
  return card_is(self, "at " .. place, where or "in the " .. card.zone)
end

function Card:in_zone(zone)
  return card_is(self, "in the " .. zone, "in the " .. the_card(self).zone)
end

function Card:gone()
  local card = self.table:find(self.name)
  return card_is(self, "out of the game", card and "in the " .. card.zone or "out of the game")
end

local function readiness(self) return the_card(self).exhausted and "exhausted" or "ready" end
function Card:exhausted() return card_is(self, "exhausted", readiness(self)) end
function Card:ready() return card_is(self, "ready", readiness(self)) end

function Card:controlled_by(player)
  return card_is(self, "controlled by " .. player, "controlled by p" .. the_card(self).controller)
end

function Card:owned_by(player)
  return card_is(self, "owned by " .. player, "owned by p" .. the_card(self).owner)
end

-- Any number of the engine's attribute table: :attribute("buffs", 1)
function Card:attribute(attribute, value)
  local got = self.table.game:look(the_card(self).id, attribute)
  if got ~= value then
    differ(("%s's %s to be %d"):format(self.name, attribute, value), tostring(got))
  end
  passed(self.table)
  return self
end

function Card:might(n) return self:attribute("might", n) end
function Card:damage(n) return self:attribute("damage", n) end
function Card:buffed() return self:attribute("buffed", 1) end
function Card:unbuffed() return self:attribute("buffed", 0) end
function Card:stunned() return self:attribute("stunned", 1) end
function Card:attacking() return self:attribute("attacking", 1) end
function Card:defending() return self:attribute("defending", 1) end

local function same(t, what, expected, got)
  if expected ~= got then differ(("%s: %s"):format(what, tostring(expected)), tostring(got)) end
  passed(t)
  return t
end

-- A number of a player: points, xp, energy, fury ...
function Table:expect_number(player, attribute, value)
  self:settle()
  local seat = seat_of(player)
  return same(self, ("p%d's %s"):format(seat, attribute), value,
    self.game:look(self.game:player(seat), attribute))
end

function Table:expect_points(player, value) return self:expect_number(player, "points", value) end

-- "nobody" for a battlefield without a controller.
function Table:expect_control(battlefield, player)
  self:settle()
  local field = self:find(battlefield)
  if not field then fail("there is no battlefield named " .. battlefield) end
  return same(self, "controller of " .. battlefield, player,
    field.controller and "p" .. field.controller or "nobody")
end

-- Who is asked, and what for: "turn" (the main phase), "priority", "focus", "payment", or a rule.
function Table:expect_decision(player, kind)
  local decision = kind == "payment" and self:now() or self:settle()
  if not decision or decision.player ~= seat_of(player)
    or kind and decision.kind ~= kind and not has_rule(decision.rule, kind) then
    local what = kind and " (" .. kind .. ")" or ""
    unexpected(("p%d to decide%s"):format(seat_of(player), what), decision)
  end
  passed(self)
  return self
end

-- How many items are on the chain.
function Table:expect_chain(count)
  self:settle()
  return same(self, "items on the chain", count, self:chain())
end

function Table:expect_winner(player)
  self:settle()
  local winner = self.game:winner()
  return same(self, "winner", player, winner and "p" .. winner or "nobody")
end

-- Has something happened after event number `after`?
function Table:happened(kind, name, after, amount)
  for _, event in ipairs((self.game:events(after or 0))) do
    if event.kind == kind and (not name or event.name == name)
      and (not amount or event.amount == amount) then
      return event
    end
  end
  return nil
end

local function event_text(kind, name, amount)
  return kind .. (name and " of " .. name or "") .. (amount and " (" .. amount .. ")" or "")
end

-- Since the scenario began to play, or since t:forget().
function Table:expect_event(kind, name, amount)
  self:settle()
  if not self:happened(kind, name, self.forgotten, amount) then
    differ("event " .. event_text(kind, name, amount), "it did not happen")
  end
  passed(self)
  return self
end

function Table:expect_no_event(kind, name)
  self:settle()
  if self:happened(kind, name, self.forgotten) then
    differ("no event " .. event_text(kind, name), "it happened")
  end
  passed(self)
  return self
end

function Table:forget()
  self:settle()
  local _, last = self.game:events(0)
  self.forgotten = last
end

-- What the open decision offers, by name, label part or option id.
function Table:expect_option(...)
  local decision = self:settle()
  for _, name in ipairs { ... } do
    if not decision or not self:option_named(decision, name) then
      unexpected(("\"%s\" to be offered"):format(name), decision)
    end
  end
  passed(self)
  return self
end

function Table:expect_no_option(...)
  local decision = self:settle()
  for _, name in ipairs { ... } do
    if decision and self:option_named(decision, name) then
      unexpected(("\"%s\" not to be offered"):format(name), decision)
    end
  end
  passed(self)
  return self
end

-- The player could do it now: t:can(t.p1, "play", "Gust"), t:can(t.p1, "move", "Unit 3", "base")
function Table:can(player, verb, name, place)
  if not self:offered(player, verb, name, place) then
    unexpected(("p%d to be able to %s %s"):format(player.seat, verb, name or place), self:now())
  end
  passed(self)
  return self
end

-- It must not be possible; the sentence that says why not must cite the rule.
function Table:cannot(player, verb, name, rule)
  self:settle()
  if self:offered(player, verb, name) then
    unexpected(("p%d not to be able to %s %s"):format(player.seat, verb, name), self:now())
  end
  local card = rule and self:find(name)
  local why = card and self.game:why_not(player.seat, card.id)
  if rule and not has_rule(why or "", rule) then
    differ(("to be told that p%d cannot %s %s by %s"):format(player.seat, verb, name, rule),
      why == "" and "no reason" or tostring(why))
  end
  passed(self)
  return self
end

-- Is the action among the options, if the player is the one who decides?
function Table:offered(player, verb, name, place)
  local decision = self:settle()
  if not decision or decision.player ~= player.seat then return false end
  if verb == "move" then return self:may_move(player, decision, name, place) end
  return player:option_for(verb, name, place) ~= nil
end

-- A move is a place, then units: it is tried on a copy of the game.
function Table:may_move(player, decision, name, place)
  for i, option in ipairs(decision.options) do
    if verb_of(option) == "move" and (not place or self:place_name(option.place) == place) then
      local try = self:copy()
      try:answer { i }
      local units = try:now()
      if units and units.options[1] and verb_of(units.options[1]) == "unit" then
        if try:option_named(units, name) then return true end
      else
        local card = try:find(name)
        if card and try:place_name(card.place) == self:place_name(option.place) then return true end
      end
    end
  end
  return false
end

function Table:copy()
  return seat_players(setmetatable({ game = self.game:clone(), seats = self.seats, players = {}, claims = {},
    forgotten = self.forgotten, logged = self.logged }, Table))
end

-- ---- Building a position --------------------------------------------------------------

local PLAYER_KEYS = {
  hand = true, deck = true, trash = true, champion = true, banishment = true, legend = true,
  base = true, at = true, facedown = true, runes = true, rune_deck = true, points = true, xp = true,
  pool = true,
}
local SCENARIO_KEYS = {
  rule = true, id = true, p1 = true, p2 = true, battlefields = true, controls = true, turn = true,
  seed = true, victory_score = true, full = true,
}
local SETUP_KEYS = {
  deck = true, rune_deck = true, battlefields = true, legend = true, champion = true,
}

local function check_keys(given, known, what)
  for key in pairs(given) do
    if type(key) ~= "number" and not known[key] then
      fail(("%s has no field \"%s\""):format(what, tostring(key)))
    end
  end
end

local function must_set(t, id, attribute, value)
  local done, why = t.game:set(id, attribute, value)
  if not done then fail(("%s cannot be set to %d: %s"):format(attribute, value, why)) end
end

-- "Unit 3", or { "Unit 3", exhausted = true, damage = 1, buffs = 1, stunned = true }
local function put(t, card, seat, zone, place)
  if type(card) == "string" then return t.game:put(card, seat, zone, place) end
  local id = t.game:put(card[1], seat, zone, place)
  for key, value in pairs(card) do
    if key ~= 1 then must_set(t, id, key, value == true and 1 or value == false and 0 or value) end
  end
  return id
end

local function put_all(t, cards, seat, zone, place)
  for _, card in ipairs(as_list(cards)) do put(t, card, seat, zone, place) end
end

-- A card with fields is one card, not a list of them.
local function cards_of(value)
  if type(value) == "table" then
    for key in pairs(value) do
      if type(key) ~= "number" then return { value } end
    end
  end
  return as_list(value)
end

local function rune_name(domain)
  return domain:sub(1, 1):upper() .. domain:sub(2) .. " Rune"
end

local function put_runes(t, runes, seat, exhausted)
  for _, domain in ipairs(DOMAINS) do
    for _ = 1, runes[domain] or 0 do
      local id = t.game:put(rune_name(domain), seat, "runes")
      if exhausted then must_set(t, id, "exhausted", 1) end
    end
  end
end

local function put_player(t, seat, given, fields)
  check_keys(given, PLAYER_KEYS, "p" .. seat)
  for _, zone in ipairs { "hand", "trash", "champion", "banishment", "legend" } do
    put_all(t, cards_of(given[zone]), seat, ZONE_FIELDS[zone])
  end
  put_all(t, given.deck or repeated("Filler", DECK_FILLER), seat, "deck")
  put_all(t, given.rune_deck or repeated("Fury Rune", RUNE_FILLER), seat, "rune_deck")
  put_all(t, cards_of(given.base), seat, "board")
  for place, cards in pairs(given.at or {}) do
    if not fields[place] then fail("there is no battlefield named " .. place) end
    put_all(t, cards_of(cards), seat, "board", fields[place])
  end
  local runes = given.runes or {}
  put_runes(t, runes, seat, false)
  put_runes(t, runes.exhausted or {}, seat, true)
  local player = t.game:player(seat)
  for _, number in ipairs { "points", "xp" } do
    if given[number] then must_set(t, player, number, given[number]) end
  end
  for resource, amount in pairs(given.pool or {}) do must_set(t, player, resource, amount) end
end

-- A battlefield belongs to whoever alone has units there, unless `controls` says otherwise.
local function controllers(given, names)
  local owner = {}
  for _, name in ipairs(names) do
    for seat = 1, 2 do
      local cards = ((given["p" .. seat] or {}).at or {})[name]
      if cards and #cards_of(cards) > 0 then
        owner[name] = owner[name] and "nobody" or "p" .. seat
      end
    end
  end
  for name, player in pairs(given.controls or {}) do owner[name] = player end
  return owner
end

-- What a player brings to a game that begins with its set-up.
local function deck_of(given, seat)
  return {
    legend = given.legend, champion = given.champion,
    main = given.deck or repeated("Filler", SETUP_DECK),
    runes = given.rune_deck or repeated("Fury Rune", RUNE_FILLER),
    battlefields = given.battlefields or { DEFAULT_FIELDS[seat] },
  }
end

local function new_table(game)
  local t = { game = game, seats = 2, players = {}, claims = {}, forgotten = 0, logged = 0 }
  return seat_players(setmetatable(t, Table))
end

-- A game from its set-up on (`full = true`): shuffles, mulligans and all.
local function set_up(pool, given, options)
  for seat = 1, 2 do
    check_keys(given["p" .. seat] or {}, SETUP_KEYS, "p" .. seat .. " of a full game")
  end
  return new_table(engine.game { pool = pool, check = options.check, seed = given.seed or 1,
    victory_score = given.victory_score or 8, extra_runes_last = 1,
    decks = { deck_of(given.p1 or {}, 1), deck_of(given.p2 or {}, 2) } })
end

local function build(pool, given, options)
  check_keys(given, SCENARIO_KEYS, "a scenario")
  if given.full then return set_up(pool, given, options) end
  local t = new_table(engine.game { pool = pool, bare = true, check = options.check,
    seed = given.seed or 1, victory_score = given.victory_score or 8 })
  local names, fields = given.battlefields or DEFAULT_FIELDS, {}
  for i, name in ipairs(names) do
    fields[name] = t.game:put(name, (i - 1) % t.seats + 1, "battlefields")
  end
  for name, player in pairs(controllers(given, names)) do
    if not fields[name] then fail("there is no battlefield named " .. name) end
    if player ~= "nobody" then must_set(t, fields[name], "controller", seat_of(player) - 1) end
  end
  for seat = 1, t.seats do
    put_player(t, seat, given["p" .. seat] or {}, fields)
    for place, card in pairs((given["p" .. seat] or {}).facedown or {}) do
      if not fields[place] then fail("there is no battlefield named " .. place) end
      put(t, card, seat, "facedown", fields[place])
    end
  end
  must_set(t, nil, "turn_player", seat_of(given.turn or "p1") - 1)
  t.game:begin()
  return t
end

-- ---- Reading a spec file ------------------------------------------------------------------

local function read_file(path)
  local file, why = io.open(path, "rb")
  if not file then fail(why) end
  local text = file:read "a"
  file:close()
  return text
end

local function lines_of(text)
  local lines = {}
  for line in (text .. "\n"):gmatch "(.-)\r?\n" do lines[#lines + 1] = line end
  return lines
end

-- How a test card begins in a line, what its text begins with, and the line that
-- ends it: `test_card { ... }` is the table of a card, `test_card(function() ...
-- end)` holds a whole card file, for those that need something beside the table.
local CARD_FORMS = {
  { begins = "^test_card(%s*{.*)$", text = "return card", ends = "}" },
  { begins = "^test_card%(function%(%)(.*)$", text = "", ends = "end)" },
}

local function card_begins(line)
  for _, form in ipairs(CARD_FORMS) do
    local rest = line:match(form.begins)
    if rest then return form, form.text .. rest end
  end
  return nil
end

-- Cuts the test cards out of a file.  They are compiled in the sandbox like any
-- card, so the runner hands their text to the card loader.  Both parts keep their
-- line numbers.
local function cut_test_cards(path, text)
  local rest, cards, current, form = {}, {}, nil, nil
  for number, line in ipairs(lines_of(text)) do
    local begun, first = nil, nil
    if not current then begun, first = card_begins(line) end
    if begun then
      form, current = begun, { string.rep("\n", number - 1) .. first }
    elseif current and line == form.ends then
      current[#current + 1] = form.ends == "}" and "}" or ""
    elseif current then
      current[#current + 1] = line
    end
    rest[number] = current and "" or line
    if current and (line == form.ends or begun and line:match "}%s*$") then
      cards[#cards + 1] = { path, table.concat(current, "\n") .. "\n" }
      current = nil
    end
  end
  if current then fail(("a test_card does not end with a line `%s`"):format(form.ends)) end
  return table.concat(rest, "\n"), cards
end

-- The scenarios of a file, and the text of the cards it defines or uses.
local function read_spec(path)
  local source, cards = cut_test_cards(path, read_file(path))
  local spec = { path = path, scenarios = {}, cards = cards }
  local env = setmetatable({}, { __index = _G })
  -- use "test_cards.lua": the test cards of another file beside this one
  function env.use(name)
    local other = (path:match "^.*/" or "") .. name
    local _, more = cut_test_cards(other, read_file(other))
    table.move(more, 1, #more, #cards + 1, cards)
  end
  function env.scenario(name)
    return function(given)
      given.name, given.line = nil, nil
      local info = debug.getinfo(2, "l")
      spec.scenarios[#spec.scenarios + 1] = { name = name, given = given, line = info.currentline }
    end
  end
  local chunk, why = load(source, "@" .. path, "t", env)
  if not chunk then fail(why) end
  chunk()
  return spec
end

-- ---- Running ----------------------------------------------------------------------------------

-- Finds where in the spec file it went wrong, while the stack still stands.
local function locate(path)
  return function(problem)
    if type(problem) ~= "table" then problem = { message = tostring(problem) } end
    for level = 2, 60 do
      local info = debug.getinfo(level, "Sl")
      if not info then break end
      if info.source == "@" .. path then
        problem.line = info.currentline
        break
      end
    end
    return problem
  end
end

local function event_line(t, event)
  local parts = { ("%d. %s"):format(event.number, event.kind) }
  if event.name then parts[#parts + 1] = event.name end
  if event.actor then parts[#parts + 1] = "by p" .. event.actor end
  if event.place then parts[#parts + 1] = "at " .. t:place_name(event.place) end
  if event.amount ~= 0 then parts[#parts + 1] = tostring(event.amount) end
  if event.source_name then parts[#parts + 1] = "from " .. event.source_name end
  return "      " .. table.concat(parts, " ")
end

-- What has happened since the last expectation that held, and what is open now.
local function situation(t)
  local lines = { "    since the last expectation that held:" }
  for _, event in ipairs((t.game:events(t.logged))) do
    lines[#lines + 1] = event_line(t, event)
  end
  if #lines == 1 then lines[1] = lines[1] .. " nothing" end
  lines[#lines + 1] = "    open: " .. describe(t:now())
  return table.concat(lines, "\n")
end

local function report(print, spec, scenario, problem, t)
  local said = problem.message or ("expected %s, got %s"):format(problem.expected, problem.got)
  local line = problem.line or scenario.line
  print(("%s:%d: scenario \"%s\": %s"):format(spec.path, line, scenario.name, said))
  if not t then return end
  local ok, more = pcall(situation, t)
  if type(more) == "table" then more = more.message end
  print(ok and more or "    (the position cannot be shown: " .. tostring(more) .. ")")
end

-- The function of a scenario is the one positional field of its table.
local function run_scenario(pool, spec, scenario, options)
  local t
  local ok, problem = xpcall(function()
    local play = scenario.given[1]
    if type(play) ~= "function" then fail "a scenario needs a function(t) as its last field" end
    t = build(pool, scenario.given, options)
    play(t)
    t:settle()
    t.game:check()
  end, locate(spec.path))
  if ok then return true end
  report(options.print, spec, scenario, problem, t)
  return false
end

local function is_wanted(scenario, options)
  return not options.only or (scenario.name):find(options.only, 1, true) ~= nil
end

local function run_spec(path, options, result)
  local spec
  local ok, problem = xpcall(function() spec = read_spec(path) end, locate(path))
  local pool
  if ok then
    ok, problem = xpcall(function()
      local extra = builtin_cards()
      table.move(spec.cards, 1, #spec.cards, #extra + 1, extra)
      pool = engine.pool { scripts = options.scripts, cards = options.cards, extra = extra }
    end, locate(path))
  end
  result.files = result.files + 1
  if not ok then
    local line = problem.line and ":" .. problem.line or ""
    options.print(("%s%s: %s"):format(path, line, problem.message))
    result.failed = result.failed + 1
    return
  end
  for _, scenario in ipairs(spec.scenarios) do
    if is_wanted(scenario, options) then
      local good = run_scenario(pool, spec, scenario, options)
      local count = good and "passed" or "failed"
      result[count] = result[count] + 1
      if good and options.verbose then options.print("ok " .. scenario.name) end
    end
  end
  collectgarbage() -- games, then the pool
end

-- Every file under `path` that is a spec, sorted; a path that is a file is one.
local function find_specs(path, found)
  local mode = lfs.attributes(path, "mode")
  if not mode then fail(path .. ": no such file or directory") end
  if mode ~= "directory" then
    found[#found + 1] = path
    return
  end
  local names = {}
  for name in lfs.dir(path) do
    if name:sub(1, 1) ~= "." then names[#names + 1] = name end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local full = path .. "/" .. name
    if lfs.attributes(full, "mode") == "directory" then
      find_specs(full, found)
    elseif name:match "_spec%.lua$" then
      found[#found + 1] = full
    end
  end
end

local function run(paths, options)
  local found = {}
  local ok, problem = pcall(function()
    for _, path in ipairs(paths) do find_specs(path, found) end
  end)
  if not ok then error(type(problem) == "table" and problem.message or problem, 0) end
  local result = { files = 0, passed = 0, failed = 0 }
  for _, path in ipairs(found) do run_spec(path, options, result) end
  return result
end

return { run = run }
