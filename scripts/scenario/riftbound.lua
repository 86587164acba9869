-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- the words of scenarios of Riftbound: its test cards, what a position
-- may say, how players act, what can be expected (docs/scenarios.md).

local draw = require "scenario.draw.riftbound"
local named = require "scenario.named"
local names = require "scenario.names"
local position = require "scenario.position"
local tools = require "scenario.tools"

local fail = tools.fail
local differ = tools.differ
local as_list = tools.as_list
local describe = tools.describe
local repeated = tools.repeated
local verb_of = tools.verb_of
local must_set = position.set

local Table, Player, Cards, Card = {}, {}, {}, {}

-- ---- Cards every scenario may use ----------------------------------------------

-- "Unit 3" is a unit of 3 Might without text, domain or tags that costs 3
-- Energy; "West Field", "East Field", "North Field" and "South Field" are battlefields
-- without text; "Filler" lies in
-- decks that a scenario says nothing about.
local function test_cards()
  local cards = {}
  local function add(text) cards[#cards + 1] = { "scenario.lua", "return card " .. text } end
  for might = 0, 10 do
    add(('{ id = "test-u%d", name = "Unit %d", type = "unit", cost = { energy = %d }, might = %d }')
      :format(might, might, might, might))
  end
  add '{ id = "test-filler", name = "Filler", type = "unit", cost = { energy = 1 }, might = 1 }'
  for i = 1, 40 do -- as many as a main deck of single cards has
    add(('{ id = "test-spare-%d", name = "Spare %d", type = "unit", cost = { energy = 1 }, might = 1 }')
      :format(i, i))
  end
  add '{ id = "test-far", name = "Far Field", type = "battlefield" }'
  add '{ id = "test-west", name = "West Field", type = "battlefield" }'
  for _, name in ipairs { "East", "North", "South" } do
    add(('{ id = "test-%s", name = "%s Field", type = "battlefield" }'):format(name:lower(), name))
  end
  return cards
end

-- ---- A position ------------------------------------------------------------------

local DECK_FILLER, SETUP_DECK, RUNE_FILLER = 20, 40, 12
local DOMAINS = { "fury", "calm", "mind", "body", "chaos", "order" }
local DEFAULT_FIELDS = { "West Field", "East Field", "North Field", "South Field" }
local FIELDS = { "battlefields", "controls", "victory_score" }
local PLAYER_FIELDS = {
  "hand", "deck", "trash", "champion", "banishment", "legend", "base", "at", "facedown", "runes",
  "rune_deck", "points", "xp", "pool",
}
local SETUP_FIELDS = { "deck", "rune_deck", "battlefields", "legend", "champion", "sideboard" }

-- A battlefield that is there; others are named first.
local function need_field(fields, name)
  if fields[name] then return end
  fail(("there is no battlefield named %s%s; name other ones first: battlefields = { %q, ... }"):format(
    name, tools.did_you_mean(name, tools.keys(fields)), name))
end

-- "Unit 3", or { "Unit 3", exhausted = true, damage = 1, buffs = 1, stunned = true },
-- with `attached = { "Long Sword" }` what is attached to it
local put
function put(t, card, seat, zone, place)
  if type(card) == "string" then return t.game:put(card, seat, zone, place) end
  local owner = card.owner and position.seat(t, card.owner, "owner") or seat
  local id = t.game:put(card[1], owner, zone, place)
  if owner ~= seat then must_set(t, id, "controller", seat - 1) end
  for _, gear in ipairs(as_list(card.attached)) do put(t, gear, seat, zone, id) end
  for key, value in pairs(card) do
    if key ~= 1 and key ~= "owner" and key ~= "attached" then
      must_set(t, id, key, value)
    end
  end
  return id
end

local function rune_name(domain)
  return domain:sub(1, 1):upper() .. domain:sub(2) .. " Rune"
end

-- The words that have a number in `runes` and `pool`.
local function counts(names)
  return { runes = { "exhausted", table.unpack(DOMAINS) }, pool = names.writables.player }
end

local function put_runes(t, runes, seat, exhausted)
  for _, domain in ipairs(DOMAINS) do
    for _ = 1, runes[domain] or 0 do
      local id = t.game:put(rune_name(domain), seat, "runes")
      if exhausted then must_set(t, id, "exhausted", 1) end
    end
  end
end

local function put_all(t, cards, seat, zone, place)
  position.put_all(t, put, cards, seat, zone, place)
end

-- What is said by place, in the order of the battlefields: so the cards have the same numbers each time.
local function by_place(said, names, fields)
  local list = {}
  for place in pairs(said or {}) do need_field(fields, place) end
  for _, name in ipairs(names) do
    if said and said[name] then list[#list + 1] = { place = fields[name], cards = said[name] } end
  end
  return list
end

local function put_player(t, seat, given, names, fields)
  for _, zone in ipairs { "hand", "trash", "champion", "banishment", "legend" } do
    put_all(t, given[zone], seat, zone == "legend" and "legends" or zone)
  end
  put_all(t, given.base, seat, "board")
  for _, at in ipairs(by_place(given.at, names, fields)) do put_all(t, at.cards, seat, "board", at.place) end
  local runes = given.runes or {}
  tools.check_keys(runes, tools.set_of(counts(t.words.names).runes), "runes")
  put_runes(t, runes, seat, false)
  put_runes(t, runes.exhausted or {}, seat, true)
  local player = t.game:player(seat)
  for _, number in ipairs { "points", "xp" } do
    if given[number] then must_set(t, player, number, given[number]) end
  end
  for resource, amount in pairs(given.pool or {}) do must_set(t, player, resource, amount) end
end

-- Decks come last: the cards on the table are the first of their names.
local function put_decks(t, seat, given)
  put_all(t, given.deck or repeated("Filler", DECK_FILLER), seat, "deck")
  put_all(t, given.rune_deck or repeated("Fury Rune", RUNE_FILLER), seat, "rune_deck")
end

-- A player who does nothing has decks, so that nobody burns out.
local function put_silent(t, seat) put_decks(t, seat, {}) end

-- A battlefield belongs to whoever alone has units there, unless `controls` says otherwise.
local function controllers(given, names)
  local owner = {}
  for _, name in ipairs(names) do
    for seat = 1, #position.PLAYERS do
      local cards = ((given["p" .. seat] or {}).at or {})[name]
      if cards and #position.cards_of(cards) > 0 then
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
    main = given.deck and tools.copies(given.deck) or repeated("Filler", SETUP_DECK),
    runes = given.rune_deck or repeated("Fury Rune", RUNE_FILLER),
    battlefields = given.battlefields or { DEFAULT_FIELDS[seat] },
    sideboard = given.sideboard,
  }
end

-- A format's own first players have their extra rune; a plain game gives it to the last.
local function decks_of(given)
  local decks = {}
  for seat, name in ipairs(position.PLAYERS) do decks[seat] = deck_of(given[name] or {}, seat) end
  return { decks = decks, extra_runes_last = not given.format and 1 or nil }
end

-- The battlefields that are there when nothing is said: two, three with more players.
local function default_fields(seats)
  return { table.unpack(DEFAULT_FIELDS, 1, seats == 2 and 2 or 3) }
end

local function put_facedown(t, seat, given, names, fields)
  for _, at in ipairs(by_place(given.facedown, names, fields)) do
    local several = type(at.cards) == "table" and at.cards[2] ~= nil
    for _, card in ipairs(several and at.cards or { at.cards }) do
      put(t, card, seat, "facedown", at.place)
    end
  end
end

local function lay_out(t, given)
  local names, fields = given.battlefields or default_fields(t.seats), {}
  for i, name in ipairs(names) do
    fields[name] = t.game:put(name, (i - 1) % t.seats + 1, "battlefields")
  end
  for name, player in pairs(controllers(given, names)) do
    need_field(fields, name)
    if player ~= "nobody" then must_set(t, fields[name], "controller", position.seat(t, player, "controls") - 1) end
  end
  for seat = 1, t.seats do
    local player = given["p" .. seat] or {}
    put_player(t, seat, player, names, fields)
    put_facedown(t, seat, player, names, fields)
  end
  for seat = 1, t.seats do put_decks(t, seat, given["p" .. seat] or {}) end
end

-- ---- Zones and places ------------------------------------------------------------

-- The name of a place: a battlefield's own, or "base".
function Table:place_name(id)
  if id == nil then return "nowhere" end
  local field = self:card_of(id)
  if field then return field.name end
  return "base"
end

function Table:where(card)
  return card.zone == "board" and self:place_name(card.place) or card.zone
end

-- The units and gear at a battlefield (of one player, if a seat is given), or in a base.
function Table:at(place, seat)
  self:settle()
  named.need_place(self, place)
  local list = {}
  for _, card in ipairs(self:cards()) do
    if card.zone == "board" and self:is_at(card.place, place)
      and (not seat or card.controller == seat) then
      list[#list + 1] = card
    end
  end
  local cards = self:new_cards(("%s%s"):format(seat and ("p%d at "):format(seat) or "", place), list)
  cards.place, cards.seat = place, seat
  return cards
end

-- The windows in which a player may act are told by the verb that leaves them:
-- the main phase is ended, priority (338) and focus (347) are passed.
local function kind_of(decision)
  for _, option in ipairs(decision.options) do
    local verb = verb_of(option)
    if verb == "end" then return "turn" end
    if verb == "pass" and decision.rule:match "^316" then return "invited" end
    if verb == "pass" then return decision.rule:match "^338" and "priority" or "focus" end
    if verb == "pay" or verb == "by_hand" or verb == "come_to" then return "payment" end
  end
  return nil
end

-- ---- Acting ----------------------------------------------------------------------

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

function Player:hide(name, battlefield)
  return self:act("hide", name, battlefield)
end

-- Has the unit come to the place? Of several that are so called one has done so.
local function has_arrived(t, name, place, after)
  local list = t:candidates(name)
  if #list == 1 and list[1].zone == "board" and t:is_at(list[1].place, place) then return true end
  return t:happened("move", name, after, { at = place }, true) ~= nil
end

-- t.p1:move("Unit 3", "West Field"), t.p1:move({ "A", "B" }, "base")
function Player:move(units, place)
  for _, name in ipairs(as_list(units)) do
    if #self.table:candidates(name) == 0 then named.need_here(self.table, name) end
  end
  if not place then fail "move() takes units and a place: t.p1:move(\"Unit 3\", \"West Field\")" end
  named.need_place(self.table, place)
  local there, decision = self:option_for("move", nil, place)
  if not there then
    self:unable("move", (" %s to %s"):format(table.concat(as_list(units), ", "), place), decision,
      as_list(units)[1])
  end
  local after = self.table:last_event()
  self:act("move", nil, place)
  decision = self.table:now()
  if decision and decision.player == self.seat and verb_of(decision.options[1]) == "unit" then
    self:choose(table.unpack(as_list(units)))
  end
  for _, name in ipairs(as_list(units)) do
    if not has_arrived(self.table, name, place, after) then
      local card = self.table:candidates(name)[1]
      local where = card and (card.zone == "board" and "it is at " .. self.table:place_name(card.place)
        or "it is in the " .. card.zone)
      differ(("%s to have moved to %s"):format(name, place), where or "no such card")
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
      if verb_of(option) == "place" and self.table:is_at(option.place, place) then
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

-- In his turn a player lets his team mate use his priority (484.8.a).
function Player:invite()
  return self:act "invite"
end

-- ---- Passing on ------------------------------------------------------------------

function Table:chain()
  return self.game:look(nil, "chain") or 0
end

-- Everybody passes until the chain is empty.  Stops at any other question.
function Table:pass_all()
  self:need_no_question "pass_all"
  self:pass_while { priority = true }
end

-- Everybody passes until the newest item has resolved.
function Table:resolve()
  self:need_no_question "resolve"
  if self:chain() == 0 then fail "there is nothing on the chain" end
  local _, last = self.game:events(0)
  local function waiting() return not self:happened("resolve", nil, last) end
  self:pass_while({ priority = true }, waiting)
end

-- Everybody passes focus until the showdown is over (the chain first, if there is one).
function Table:showdown_pass()
  self:need_no_question "showdown_pass"
  self:pass_while { priority = true, focus = true }
end

-- What tells that a step of a combat is over, once its showdown has ended (459): the first of these.
local COMBAT_STEPS = {
  showdown = { "showdown_end" }, -- 459
  damage = { "damage", "win_combat", "lose_combat", "tie", "combat_end" }, -- 460
  result = { "win_combat", "lose_combat", "tie", "combat_end" }, -- 461.3
  ["end"] = { "combat_end" }, -- 461.7
}

-- The number of the last event of a kind.
local function last_of(t, kind)
  local number = nil
  for _, event in ipairs((t.game:events(0))) do
    if event.kind == kind then number = event.number end
  end
  return number
end

local function is_over(t, step, begun)
  local closed = t:happened("showdown_end", nil, begun)
  if not closed then return false end
  for _, kind in ipairs(COMBAT_STEPS[step]) do
    if t:happened(kind, nil, closed.number - 1) then return true end
  end
  return false
end

-- Everybody passes until the combat is over, or only until a step of it is: what happens then, and
-- who is asked then, is not passed by.  It stops where damage is assigned.
function Table:combat(step)
  self:need_no_question "combat"
  if step == nil then return self:pass_while { priority = true, focus = true } end
  tools.check_word(step, tools.keys(COMBAT_STEPS), "step of a combat")
  local begun = last_of(self, "combat")
  if not begun or self:happened("combat_end", nil, begun) then fail "there is no combat" end
  self:pass_while({ priority = true, focus = true }, function() return not is_over(self, step, begun) end)
  if step ~= "end" and self:happened("combat_end", nil, begun) then
    fail(("nobody is asked anything between the step %q and the end of this combat: t:combat() is enough"):format(step))
  end
end

-- ---- Expecting --------------------------------------------------------------------

local function count_exhausted(list, exhausted)
  local count = 0
  for _, card in ipairs(list) do count = count + (card.exhausted == exhausted and 1 or 0) end
  return count
end

function Cards:ready(n) return self:same_count("ready", n, count_exhausted(self.list, 0)) end
function Cards:exhausted(n)
  return self:same_count("exhausted", n, count_exhausted(self.list, 1))
end

function Card:at(place)
  local card = self:card()
  local where = card.zone == "board" and "at " .. self.table:place_name(card.place)
  return self:compare("at " .. place, where or "in the " .. card.zone)
end

-- What it is attached to, or "nothing"
local function top_name(self, name)
  local t, top = self.table, self.table:card_of(self:card().attached_to)
  local same = top and name and t:could_mean(top, name)
  return "attached to " .. (same and name or top and top.name or "nothing")
end
function Card:attached_to(name) return self:compare("attached to " .. name, top_name(self, name)) end
function Card:unattached() return self:compare("attached to nothing", top_name(self)) end

local function readiness(self) return self:card().exhausted == 1 and "exhausted" or "ready" end
function Card:exhausted() return self:compare("exhausted", readiness(self)) end
function Card:ready() return self:compare("ready", readiness(self)) end

function Card:might(n) return self:attribute("might", n) end
function Card:damage(n) return self:attribute("damage", n) end
function Card:buffed() return self:attribute("buffed", 1) end
function Card:unbuffed() return self:attribute("buffed", 0) end
function Card:stunned() return self:attribute("stunned", 1) end
function Card:attacking() return self:attribute("attacking", 1) end
function Card:defending() return self:attribute("defending", 1) end

function Table:expect_points(player, value) return self:expect_number(player, "points", value) end

-- "nobody" for a battlefield without a controller.
function Table:expect_control(battlefield, player)
  self:settle()
  local field = self:find(battlefield)
  if not field or field.zone ~= "battlefields" then named.need_place(self, battlefield) end
  return self:same("controller of " .. battlefield, player,
    field.controller and "p" .. field.controller or "nobody")
end

-- The names of the items on the chain, the oldest first.
local function chain_names(t)
  local items = {}
  for _, card in ipairs(t:cards()) do
    if card.zone == "chain" then items[#items + 1] = { id = card.id, card = card, name = card.name } end
  end
  for _, thing in ipairs(t.game:things()) do items[#items + 1] = { id = thing, name = t.game:name(thing) } end
  for _, item in ipairs(items) do item.place = t.game:look(item.id, "chain") or 0 end
  table.sort(items, function(a, b) return a.place < b.place end)
  return items
end

-- How many items are on the chain, or which, in the order in which they were put there.
function Table:expect_chain(wanted)
  self:settle()
  if type(wanted) ~= "table" then return self:same("items on the chain", wanted, self:chain()) end
  local got = chain_names(self)
  for i, item in ipairs(got) do
    local name = wanted[i]
    local same = name and (item.card and self:could_mean(item.card, name) or item.name == name or
      names.is_item(self, item.id, name))
    got[i] = same and name or item.name
  end
  if table.concat(got, "\n") ~= table.concat(wanted, "\n") then
    differ(("the chain to be %s"):format(tools.shown(wanted)), tools.shown(got))
  end
  self:held()
  return self
end

-- A move is a place, then units: it is tried on a copy of the game.
local function may_move(self, decision, name, place)
  for i, option in ipairs(decision.options) do
    if verb_of(option) == "move" and (not place or self:is_at(option.place, place)) then
      local try = self:copy()
      try:answer { i }
      local units = try:now()
      if units and units.options[1] and verb_of(units.options[1]) == "unit" then
        if try:option_named(units, name) then return true end
      else
        local card = try:find_of(self.players[decision.player], name)
        if card and try:place_name(card.place) == self:place_name(option.place) then return true end
      end
    end
  end
  return false
end

-- What a card is not for, whatever the position: { verb, what fits, why not }.
local NEVER = {
  { "play", function(card) return card.zone == "legends" end, "legends are not played (173.2.a)" },
  { "play", function(card) return card.zone == "board" end, "it is on the board already (419.1.a)" },
  { "move", function(card, seat) return card.controller and card.controller ~= seat end,
    "another player controls it (144.1)" },
  { "move", function(card) return card.type ~= "unit" end, "only units move by themselves (144)" },
  { "move", function(card) return card.zone ~= "board" end, "it is not on the board (144)" },
}

local function never(t, player, verb, id)
  local card = t:card_of(id)
  for _, row in ipairs(NEVER) do
    if card and row[1] == verb and row[2](card, player.seat) then return ("%s: %s"):format(card.name, row[3]) end
  end
end

-- Why the ability of this number cannot be used: its conditions are told behind "ability 2".
local function why_no_use(t, player, id, number)
  local its = false
  for _, reason in ipairs(t.game:explain(player.seat, id)) do
    if reason.topic == "ability" then its = reason.text == "ability " .. number end
    if its and reason.kind == "fails" then return ("%s (%s)"):format(reason.text, reason.rule) end
  end
end

-- Is it the reason against this place? It is told behind the place's name.
local function about_place(reason, place, topic)
  local name = reason.topic == topic and reason.text:match "^(.-):"
  return name ~= nil and place ~= nil and (name == place or place == "base" and name:find "base$" ~= nil)
end

-- Why it is not played to this place, though it may be to others; else why it is not played.
local function why_no_play(t, player, id, place)
  for _, reason in ipairs(t.game:explain(player.seat, id)) do
    local other = reason.topic == "place" and reason.text:find "^.-:" and not about_place(reason, place, "place")
    if reason.kind == "fails" and not other then return ("%s (%s)"):format(reason.text, reason.rule) end
  end
end

-- Why not; of what is no playing or using, the reason under its name.
function Table:why_not(player, verb, id, place, number)
  local never_so = never(self, player, verb, id)
  if never_so then return never_so end
  if verb == "play" and place then return why_no_play(self, player, id, place) end
  if verb == "use" and number then return why_no_use(self, player, id, number) end
  if verb ~= "hide" and verb ~= "move" then return self.game:why_not(player.seat, id) end
  local looked, where = false, verb == "hide" and "hide at" or "place"
  for _, reason in ipairs(self.game:explain(player.seat, id)) do
    looked = looked or reason.topic == verb
    if reason.kind == "fails" and (reason.topic == verb or about_place(reason, place, where)) then
      return ("%s (%s)"):format(reason.text, reason.rule)
    end
  end
  if verb == "hide" and not looked then return "it does not have Hidden (811.1)" end
end

function Player:may(verb, name, place)
  local t = self.table
  if verb == "move" then return may_move(t, self:decision(verb), name, place) end
  if verb == "play" and place then
    return t:works(function(try) try.players[self.seat]:play(name):at(place) end)
  end
  return self:option_for(verb, name, place) ~= nil
end

-- ---- Decks -----------------------------------------------------------------------

local MAIN_SIZE, COPIES, SPARES, RUNES = 40, 3, 40, 12
local BASIC_RUNES = {
  "Fury Rune", "Calm Rune", "Mind Rune", "Body Rune", "Chaos Rune", "Order Rune",
}
local BATTLEFIELDS = { "West Field", "East Field", "Far Field" }
local DECK_FIELDS = {
  "legend", "champion", "main", "runes", "battlefields", "sideboard", "pool", "main_size",
}

local function fill_main(names, size)
  for i = 1, SPARES * COPIES do
    if #names >= size then break end
    names[#names + 1] = ("Spare %d"):format((i - 1) % SPARES + 1)
  end
  return names
end

-- Twelve runes that the deck's legend may have.
local function fill_runes(deck, problems_of)
  for _, rune in ipairs(BASIC_RUNES) do
    deck.runes = tools.repeated(rune, RUNES)
    local fits = true
    for _, problem in ipairs(problems_of(deck)) do
      fits = fits and problem.rule ~= "103.3.a.1" and problem.rule ~= "T602.4.a.3"
    end
    if fits then return end
  end
end

-- Units without domain to the size of a main deck, runes of the legend, three battlefields
-- without text.
local function fill_deck(given, problems_of)
  local champion = given.champion and 1 or 0
  local deck = {
    legend = given.legend, champion = given.champion,
    main = fill_main(tools.copies(given.main), (given.main_size or MAIN_SIZE) - champion),
    runes = tools.copies(given.runes),
    battlefields = tools.copies(given.battlefields or BATTLEFIELDS),
    sideboard = tools.copies(given.sideboard), pool = tools.copies(given.pool),
  }
  if not given.runes then fill_runes(deck, problems_of) end
  return deck
end

return {
  test_cards = test_cards,
  always = { -- cards that are needed without being named: by positions, by rules (652.2.a)
    "Fury Rune", "Calm Rune", "Mind Rune", "Body Rune", "Chaos Rune", "Order Rune",
    "Blank Battlefield",
  },
  position = { fields = FIELDS, player = PLAYER_FIELDS, set_up = SETUP_FIELDS,
    format = { "victory_score" },
    card = { "owner", "attached" }, places = { "at", "facedown", "controls" }, counters = true,
    numbers = { "runes", "points", "xp", "pool" }, tables = { "runes", "pool", "at", "facedown" },
    counts = counts, lay_out = lay_out, decks = decks_of, silent = put_silent },
  zones = {
    hand = "hand", deck = "deck", trash = "trash", champion = "champion",
    banishment = "banishment", rune_deck = "rune_deck", legend = "legends", runes = "runes",
    base = function(player) return player.table:at("base", player.seat) end,
  },
  is_token = function(declared) return tools.has(declared.supertypes or {}, "token") end,
  others = { engaged = "exhausted", reserved = "ready", attack = "might", defense = "might",
    field = "base", cemetery = "trash", banished = "banishment", expect_defense = "expect_points" },
  kind_of = kind_of, -- `others`: what another game calls otherwise
  verbs = { "play", "use", "hide", "move", "invite" }, -- what can() and cannot() know
  numbered = { "use" }, -- those that take the number of an ability
  windows = { turn = true, priority = true, focus = true, invited = true },
  passed = { priority = true, focus = true }, -- until the next main phase
  topics = { "cannot", "discounts", "extras", "forbidden", "given up", "hide", "hide at", "less", "memory", "mode", "move", "payment", "place",
    "price", "target", "timing", "turn", "x" }, -- of reasons, beside attributes
  aims = {}, -- verbs that aim at a card instead of a place
  places = { "base" }, -- where a card can be, beside the places that are cards
  place_zones = { "battlefields" }, -- the cards that are places
  chosen = "choose", -- the event that tells what was chosen without a question
  ordered = { "damage", "replaced", "recycle", "trigger" }, -- what may happen to all in any order
  riches = { { "energy", 30 }, { "any", 20 } }, -- with which anything can be paid
  decks = { deck = true, rune_deck = true }, -- whose cards are meant only where nothing else is
  spoken = { choose = "targets", trigger = "when" }, -- how cards speak of an event
  leaves = { cease = true }, -- events by which a card leaves the game
  view = { "exhausted", "damage", "might", "controller" }, -- what is seen of a card (107.4)
  deck = { fields = DECK_FIELDS, fill = fill_deck },
  format = "duel",
  draw = draw,
  Table = Table, Player = Player, Cards = Cards, Card = Card,
}
