-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- the words of scenarios of Shadowverse: Evolve: what a position may say, how
-- players act, what can be expected (docs/scenarios.md).

local draw = require "scenario.draw.evolve"
local position = require "scenario.position"
local named = require "scenario.named"
local tools = require "scenario.tools"

local fail = tools.fail
local repeated = tools.repeated
local unexpected = tools.unexpected
local verb_of = tools.verb_of
local must_set = position.set

local Table, Player, Cards, Card = {}, {}, {}, {}

-- ---- Cards every scenario may use ----------------------------------------------

local LEADER, FILLER, SPARES = "Leader", "Filler", 40 -- as many as a main deck of single cards has
local ATTACK_MAX, DEFENSE_MAX = 5, 6
local KEYWORDS = { "ward", "storm", "rush", "assail", "intimidate", "drain", "bane", "aura" }

-- "Follower 2/3" has 2 attack and 3 defense, costs 1 and has no text; "Ward 2/2", "Storm
-- 2/2" and so on have a keyword and cost 2; "Evolver" is 2/2 and evolves for 1 into 4/4;
-- "Amulet" and "Spell" do nothing, "Quick Spell" does so at any time; "Filler" lies in
-- decks that a scenario says nothing about, "Spare 1" and so on fill up a deck that is
-- to be legal.
local function test_cards()
  local cards, number = {}, 0
  local function add(format, ...)
    number = number + 1
    cards[number] = { "scenario.lua", ('return card { id = "test-%d", class = "neutral", %s }')
      :format(number, format:format(...)) }
  end
  local follower = 'name = "%s", type = "follower", cost = %d, attack = %d, defense = %d'
  for attack = 0, ATTACK_MAX do
    for defense = 1, DEFENSE_MAX do
      add(follower, ("Follower %d/%d"):format(attack, defense), 1, attack, defense)
    end
  end
  for _, keyword in ipairs(KEYWORDS) do
    local name = keyword:sub(1, 1):upper() .. keyword:sub(2) .. " 2/2"
    add(follower .. ', keywords = { "%s" }', name, 2, 2, 2, keyword)
  end
  add(follower .. ", evolve = 1", "Evolver", 2, 2, 2)
  add 'name = "Evolver", type = "follower", evolved = true, attack = 4, defense = 4'
  add 'name = "Leader", type = "leader"'
  add 'name = "Amulet", type = "amulet", cost = 1'
  add 'name = "Spell", type = "spell", cost = 1, run = function() end'
  add 'name = "Quick Spell", type = "spell", cost = 1, keywords = { "quick" }, run = function() end'
  add(follower, FILLER, 1, 1, 1)
  for i = 1, SPARES do add(follower, "Spare " .. i, 1, 1, 1) end
  return cards
end

-- ---- A position ------------------------------------------------------------------

local DECK_FILLER, SETUP_DECK = 20, 40
local PHASES = { start = 1, main = 2, ["end"] = 3 }
local FIELDS = { "phase", "first", "turn_number" }
local PLAYER_FIELDS = {
  "leader", "hand", "field", "ex", "deck", "cemetery", "banished", "evolve_deck",
  "play_points", "max_play_points", "evolution_points", "defense", "turns", "played",
}
local SETUP_FIELDS = { "leader", "deck", "evolve_deck" }
local NUMBERS = { "max_play_points", "play_points", "evolution_points", "turns", "played" }
local ZONES = { "hand", "ex", "field", "cemetery", "banished", "evolve_deck" }

-- What is said of a card and is no number of it.
local OTHER = tools.set_of { 1, "owner", "evolved" }

-- "Goblin", or { "Goblin", engaged = true, damage = 1, new = true, evolved = true, owner = "p2" }
local function put(t, card, seat, zone)
  if type(card) == "string" then card = { card } end
  if card.evolved_now and not card.evolved then
    fail(card[1] .. ": evolved_now = true goes with evolved = true: what has not evolved has not " ..
      "evolved this turn (5.15)")
  end
  local owner = card.owner and position.seat(t, card.owner, "owner") or seat
  local section = zone == "evolve_deck" and "evolve" or "main"
  local id = t.game:put(card[1], owner, zone, nil, section)
  if owner ~= seat then must_set(t, id, "controller", seat - 1) end
  if card.evolved then t.game:put(card[1], owner, "evolve", id, "evolve") end
  for key, value in pairs(card) do
    if not OTHER[key] then must_set(t, id, key, value) end
  end
end

local function put_player(t, seat, given)
  t.game:put(given.leader or LEADER, seat, "leader", nil, "leader")
  for _, zone in ipairs(ZONES) do position.put_all(t, put, given[zone], seat, zone) end
end

-- The most play points are as many as there are, unless they are said.
local function set_numbers(t, seat, given)
  local player = t.game:player(seat)
  must_set(t, player, "max_play_points", given.max_play_points or given.play_points or 0)
  for _, number in ipairs(NUMBERS) do
    if given[number] then must_set(t, player, number, given[number]) end
  end
  if given.defense then must_set(t, player, "defense", given.defense) end
end

local function lay_out(t, given)
  for seat = 1, t.seats do
    put_player(t, seat, given["p" .. seat] or {})
    set_numbers(t, seat, given["p" .. seat] or {})
  end
  for seat = 1, t.seats do -- decks come last: other cards are the first of their names
    local deck = (given["p" .. seat] or {}).deck
    position.put_all(t, put, deck or repeated(FILLER, DECK_FILLER), seat, "deck")
  end
  must_set(t, nil, "first_player", position.seat(t, given.first or "p1", "first") - 1)
  if given.turn_number then must_set(t, nil, "turn", given.turn_number) end
  local phase = PHASES[given.phase or "main"]
  if not phase then fail 'a phase is "start", "main" or "end"' end
  must_set(t, nil, "phase", phase)
end

local function decks_of(given)
  local decks = {}
  for seat = 1, 2 do
    local player = given["p" .. seat] or {}
    decks[seat] = { leader = player.leader or LEADER,
      main = player.deck and tools.copies(player.deck) or repeated(FILLER, SETUP_DECK),
      evolve = tools.copies(player.evolve_deck) }
  end
  return { decks = decks }
end

-- ---- Windows -----------------------------------------------------------------------

-- The main phase is ended (7.3.3), a Quick window passed (7.4.4, 8.4.7); followers with
-- Ward may be engaged as the turn ends (7.4.3).
local function kind_of(decision)
  if decision.rule == "7.4.3" then return "ward" end
  for _, option in ipairs(decision.options) do
    local verb = verb_of(option)
    if verb == "end" then return "turn" end
    if verb == "pass" then return "quick" end
  end
  return nil
end

-- ---- Acting ----------------------------------------------------------------------

local function is_evolve(option)
  return option.label:lower():find("^use evolve of ") ~= nil
end

-- The option to play an evolve ability (12.2); `n`: the n-th of all abilities of the card.
local function evolve_option(player, name, n)
  local decision, t = player:decision "use", player.table
  for i, option in ipairs(decision.options) do
    local is_it = verb_of(option) == "use" and is_evolve(option) and (t:option_is(option, name) or 0) > 1
    if is_it and (not n or t.is_ability(option, n)) then
      return i, decision
    end
  end
  return nil, decision
end

function Player:evolve(name, n)
  local index, decision = evolve_option(self, name, n)
  if not index then
    self:unable("evolve", (n and " by ability %d of %s" or " %s"):format(table.unpack(n and { n, name } or { name })),
      decision, name)
  end
  self:begin_play(name)
  self.table:answer { index }
  return self
end

-- Nothing is done in a Quick window, no Ward is engaged.
function Player:pass()
  local decision = self:decision "pass"
  if decision.kind == "ward" then return self:choose() end
  return self:act "pass"
end

-- Why the follower may not attack that card: "it is reserved (8.4.3.1)"; nil: no reason is known.
local function target_fault(player, name, target)
  local t = player.table
  local attacker, aim = t:candidates(name)[1], t:candidates(target)[1]
  for _, reason in ipairs(attacker and aim and t.game:explain(player.seat, attacker.id) or {}) do
    local called, text = reason.text:match "^(.-): (.*)$"
    if reason.topic == "target" and reason.kind == "fails" and called == aim.name then
      return ("%s (%s)"):format(text, reason.rule)
    end
  end
  return nil
end

-- t.p1:attack("Goblin", "Fighter"); without a target: the leader.
function Player:attack(name, target)
  local t = self.table
  target = target or ("p%d's leader"):format(3 - self.seat)
  local wanted = t:candidates(target)
  if #wanted == 0 then named.need_here(t, target) end
  local fault = target_fault(self, name, target)
  local function refuse(decision)
    local wanted = ("p%d to be able to attack %s with %s"):format(self.seat, target, name)
    if fault then tools.differ(wanted, fault) end
    unexpected(("%s to be attacked"):format(target), decision)
  end
  self:act("attack", name)
  local decision = t:now()
  if decision and decision.player == self.seat and decision.rule == "8.4.3" then
    if fault and not t:option_named(decision, target) then refuse(decision) end
    return self:choose(target)
  end
  local attack = t:happened("attack", nil, t.before)
  local aimed = false
  for _, each in ipairs(wanted) do aimed = aimed or attack ~= nil and attack.place == each.id end
  if not aimed then refuse(decision) end
  return self
end

-- The option to use, or to evolve by, the n-th of all abilities of the card.
function Player:ability_option(verb, name, n)
  if verb == "evolve" then return evolve_option(self, name, n) end
  return self:use_option(name, n)
end

function Player:may(verb, name, target)
  if verb == "evolve" or verb == "use" then return self:ability_option(verb, name) ~= nil end
  if verb == "attack" and target then
    return self.table:works(function(try) try.players[self.seat]:attack(name, target) end)
  end
  return self:option_for(verb, name) ~= nil
end

local APART = { attack = true, evolve = true, target = true, play = true }

-- Of a card the reasons against playing, attacking, evolving and its abilities are told apart, under
-- those names; an ability without a name is "ability", and each is told behind its number.  Of one
-- that may attack, the reason against this target is told behind the target's name.
function Table:why_not(player, verb, id, target, number)
  if verb == "play" then return self.game:why_not(player.seat, id) end
  local aim = verb == "attack" and target and self:find_of(player, target)
  local current
  for _, reason in ipairs(self.game:explain(player.seat, id)) do
    local topic = reason.topic:lower()
    if topic == "ability" and reason.kind == "fact" then current = tonumber(reason.text:match "%d+$") end
    local aimed = aim and topic == "target" and reason.text:sub(1, #aim.name + 1) == aim.name .. ":"
    local fits = topic == verb or topic == "timing" or aimed or verb == "use" and not APART[topic]
    if number and topic ~= "timing" then fits = current == number end
    if fits and reason.kind == "fails" then return ("%s (%s)"):format(reason.text, reason.rule) end
  end
end

-- Nobody plays anything with Quick until somebody may do something else.
function Table:pass_all()
  self:need_no_question "pass_all"
  self:pass_while { quick = true }
end

-- ---- Expecting --------------------------------------------------------------------

function Card:attack(n) return self:attribute("attack", n) end
function Card:defense(n) return self:attribute("defense", n) end
function Card:damage(n) return self:attribute("damage", n) end
-- what it costs to play now (10.10.2.4); what is printed is attribute("cost", n)
function Card:cost(n) return self:attribute("price", n) end
function Card:engaged() return self:attribute("engaged", 1) end
function Card:reserved() return self:attribute("engaged", 0) end
function Card:evolved() return self:attribute("evolved", 1) end

function Card:unevolved() return self:attribute("evolved", 0) end

-- Which follower a card of the evolve zone is linked to (5.15.1).
function Card:linked_to(name)
  local t, top = self.table, self.table:card_of(self:card().attached_to)
  local same = top and t:could_mean(top, name)
  return self:compare("linked to " .. name, "linked to " .. (same and name or top and top.name or "nothing"))
end

local function count_engaged(cards, engaged)
  local count = 0
  for _, card in ipairs(cards.list) do
    count = count + (cards.table.game:look(card.id, "engaged") == engaged and 1 or 0)
  end
  return count
end
function Cards:engaged(n) return self:same_count("engaged", n, count_engaged(self, 1)) end
function Cards:reserved(n) return self:same_count("reserved", n, count_engaged(self, 0)) end

-- The defense of a player's leader.
function Table:expect_defense(player, n) return self:expect_number(player, "defense", n) end

-- ---- Decks -----------------------------------------------------------------------

local MAIN_SIZE, COPIES = 40, 3

-- Followers without text to the size of a main deck (6.1.1.2).
local function fill_deck(given)
  local main, evolve = tools.copies(given.main), tools.copies(given.evolve)
  for i = 1, SPARES * COPIES do
    if #main >= (given.main_size or MAIN_SIZE) then break end
    main[#main + 1] = "Spare " .. (i - 1) % SPARES + 1
  end
  return { leader = given.leader or LEADER, main = main, evolve = evolve }
end

return {
  test_cards = test_cards,
  position = { fields = FIELDS, player = PLAYER_FIELDS, set_up = SETUP_FIELDS,
    format = {},
    card = { "owner", "evolved" }, places = {}, counters = true, numbers = { "defense", table.unpack(NUMBERS) },
    lay_out = lay_out, decks = decks_of },
  zones = {
    leader = "leader", hand = "hand", field = "field", ex = "ex", deck = "deck",
    evolve_deck = "evolve_deck", evolve_zone = "evolve", cemetery = "cemetery", banished = "banished",
  },
  is_token = function(declared) return declared.token == true end,
  others = { exhausted = "engaged", ready = "reserved", might = "attack", base = "field",
    trash = "cemetery", banishment = "banished", expect_points = "expect_defense", at = "in_zone" },
  kind_of = kind_of, -- `others`: what another game calls otherwise
  verbs = { "play", "use", "evolve", "attack" }, -- what can() and cannot() know
  windows = { turn = true, quick = true, ward = true },
  numbered = { "use", "evolve" }, -- verbs that take the number of an ability
  used_otherwise = is_evolve, -- an option "use" that :use does not mean
  passed = { quick = true, ward = true }, -- until the next main phase
  topics = { "ability", "evolve cost", "play", "timing" }, -- of reasons, beside attributes
  aims = { attack = true }, -- verbs that aim at a card instead of a place
  places = {}, place_zones = {}, -- where a card can be, beside its zone
  chosen = "select", -- the event that tells what was chosen without a question
  ordered = {}, -- what may happen to all in any order
  riches = { { "max_play_points", 10 }, { "play_points", 10 }, { "evolution_points", 3 } }, -- to pay with
  decks = { deck = true, evolve_deck = true, evolve = true }, -- meant only where nothing else is
  spoken = { select = "targets", trigger = "when" }, -- how cards speak of an event
  leaves = { eliminate = true }, -- events by which a card leaves the game
  view = { "engaged", "damage", "attack", "defense", "controller" }, -- what is seen of a card
  deck = { fields = { "leader", "main", "evolve", "main_size" }, fill = fill_deck },
  format = "standard",
  draw = draw,
  Table = Table, Player = Player, Cards = Cards, Card = Card,
}
