-- SPDX-License-Identifier: MIT
--
-- table.lua -- the table at which a scenario is played: zones by names, the open
-- question, and the players' acts.
--
-- Every act goes through the one decision interface.  A question that an act
-- does not answer stays open, and makes the next act fail.

local tools = require "scenario.tools"

local fail = tools.fail
local differ = tools.differ
local as_list = tools.as_list
local split_name = tools.split_name
local verb_of = tools.verb_of
local kind_of = tools.kind_of
local describe = tools.describe
local unexpected = tools.unexpected
local WINDOWS = tools.WINDOWS

-- ---- The table at which a scenario is played ----------------------------------

-- Table: the game (`t` in a scenario).  Player: t.p1, t.p2.  Cards: a list of
-- cards under a title.  Card: what is expected of one card.  The last two get
-- their methods in expect.lua.
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

-- t.p1, t.p2 ...
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

-- The id of a player ("p1"), of an ability on the chain ("an ability of Spark", oldest
-- first), or of a card.
function Table:object(name)
  local seat = tonumber(name:match("^p(%d)$"))
  if seat then return self.game:player(seat) end
  local base, number = split_name(name)
  for _, thing in ipairs(self.game:things()) do
    if self.game:name(thing) == base then
      number = (number or 1) - 1
      if number == 0 then return thing end
    end
  end
  local card = self:find(name)
  if not card then error(("there is nothing called %q"):format(name), 0) end
  return card.id
end

-- The same, of this player's cards if one of them has the name and no number is given.
function Table:find_of(player, name)
  local base, number = split_name(name)
  for _, card in ipairs(number and {} or self:cards()) do
    if card.name == base and card.owner == player.seat then return card end
  end
  return self:find(name)
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

-- The number of the newest event.
function Table:last_event()
  local _, last = self.game:events(0x7fffffff)
  return last
end

local function changed(t)
  t.decision, t.card_list = nil, nil
end

function Table:answer(values)
  self.before = self:last_event()
  local done, why = self.game:answer(self:now().number, values)
  if not done then fail(("the engine refuses the answer: %s"):format(why)) end
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
  if decision and not WINDOWS[decision.kind] or #self.claims == 0 then return end
  local claims = self.claims
  self.claims = {}
  for _, claim in ipairs(claims) do
    if not self:happened("choose", split_name(claim.name), claim.after) then
      unexpected(("%s to be chosen"):format(claim.name), decision)
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

-- Where every order comes to the same nothing is asked: then that has happened to all.
local function all_happened_to(t, names)
  local kinds = {}
  for _, event in ipairs((t.game:events(t.before or 0))) do
    local of = kinds[event.kind] or {}
    kinds[event.kind] = of
    if event.name then of[event.name] = (of[event.name] or 0) + 1 end
  end
  for _, kind in ipairs { "damage", "replaced", "recycle" } do
    local left, all = kinds[kind] or {}, true
    for _, name in ipairs(names) do
      local plain = tostring(name):gsub("#%d+$", "")
      left[plain] = (left[plain] or 0) - 1
      all = all and left[plain] >= 0
    end
    if all then return true end
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
  for i, option in ipairs(decision.options) do values[i] = option.aux end
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
    local card = name and player.table:find_of(player, name)
    local why = card and player.table.game:why_not(player.seat, card.id) or ""
    if why ~= "" then why = " (" .. why .. ")" end
    unexpected(("p%d to be able to %s%s"):format(player.seat, what, why), decision)
  end
  player.table:answer { index }
end

-- Remembers what is being played, for :at() and :on() that the engine answered itself.
local function begin_play(player, name)
  local t = player.table
  t.playing = { name = name, after = t:last_event() }
end

function Player:play(name)
  self:decision "play"
  begin_play(self, name)
  act(self, "play", name)
  return self
end

-- The n-th activated ability of a card; without a number the first that can be used.
function Player:use(name, n)
  local decision = self:decision "use"
  local t, matches = self.table, {}
  for i, option in ipairs(decision.options) do
    if verb_of(option) == "use" and (t:option_is(option, name) or 0) > 1 then
      matches[#matches + 1] = i
    end
  end
  local chosen = matches[n or 1]
  for _, i in ipairs(n and matches or {}) do
    if decision.options[i].id:sub(-#tostring(n) - 1) == "." .. n then
      chosen = i
      break
    end
  end
  if not chosen then
    unexpected(("p%d to be able to use %s"):format(self.seat, name), decision)
  end
  begin_play(self, name)
  t:answer { chosen }
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
  local entered, name = self.table:last_entered()
  local where = entered and self.table:place_name(entered)
  if where ~= place then
    differ(("%s to be played at %s"):format(name, place),
      where and "it is at " .. where or describe(self.table:now()))
  end
  return self
end

-- Where the newest permanent went that has been played since the last :play() or :use().
function Table:last_entered()
  local place, name = nil, self.playing and self.playing.name or "nothing"
  for _, event in ipairs((self.game:events(self.playing and self.playing.after or 0))) do
    if event.kind == "enter" then place, name = event.place, event.name end
  end
  return place, name
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
      table.insert(self.table.claims, { name = names[1], after = self.table.before or 0 })
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

-- In his turn a player lets his team mate use his priority (484.8.a).
function Player:invite()
  act(self, "invite")
  return self
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
  local function waiting() return not self:happened("resolve", nil, last) end
  pass_while(self, { priority = true }, waiting)
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

-- A table for a game that has just been made.
local function new(game)
  local t = { game = game, seats = game:seats(), players = {}, claims = {}, forgotten = 0, logged = 0 }
  return seat_players(setmetatable(t, Table))
end

-- A copy of the game, to try something out.
function Table:copy()
  local copy = new(self.game:clone())
  copy.forgotten, copy.logged = self.forgotten, self.logged
  return copy
end

return { new = new, Table = Table, Player = Player, Cards = Cards, Card = Card }
