-- SPDX-License-Identifier: MIT
--
-- riftbound.lua -- what `show` calls the things of Riftbound: attributes, events, zones, costs,
-- statics, actions. The test compares each table with the engine's own list.
--
-- Attributes: `adj` stands before a noun ("exhausted unit"), `is` behind it and in clauses
-- ("in combat"), `that` only behind it; `noun` and `count` are what a number counts; `of` says
-- it of somebody; `yes` is for numbers that answer a question.

local english = require "show.english"
local hook = require "show.hooks"
local numbers = require "show.numbers"

local P = {}

P.title = "Riftbound"
P.keyword_titles = { quick_draw = "Quick-Draw" }

P.me = {
  card = { text = "this", object = "this", whose = "its", person = "it" },
  unit = { text = "I", object = "me", whose = "my", person = "I" },
}
P.me.legend = P.me.unit

P.nouns = {
  unit = "unit", gear = "gear", spell = "spell", rune = "rune", battlefield = "battlefield",
  legend = "legend", card = "card", ability = "ability", player = "player",
}

-- Nouns of their own for objects of which this is true.
P.heads = { player = { enemy = "opponent" } }

-- What a function gets by asking for it, in labels (show/does.lua).
P.calls = { you = "you", opponent = "an opponent", measured = "that much" }

P.phases = { awaken = "Awaken Phase", beginning = "Beginning Phase", scoring = "Scoring Step",
  channel = "Channel Phase", draw = "Draw Phase", main = "Main Phase", ending = "Ending Phase" }

-- ---- Attributes ------------------------------------------------------------------------

local function flag(adj) return { adj = adj } end
local function state(is) return { is = is } end

local function turn_of(w, subject, value)
  return (value == false and "it is not " or "it is ") .. subject.whose .. " turn"
end

P.attributes = {
  type = { before = true, values = setmetatable({}, { __index = P.nouns }) },
  friendly = flag "friendly", enemy = flag "enemy", mine = { is = "under your control", after = "that you control" },
  owned = state "owned by you",
  at = { values = { here = "here", there = "there", base = "in a base",
    battlefield = "at a battlefield", my_base = "in its owner's base", elsewhere = "elsewhere" } },
  from = { values = { board = "played from the board", runes = "played from the runes",
    battlefields = "played from the battlefields", legends = "played from the Legend Zone",
    facedown = "played from facedown", chain = "played from the chain",
    hand = "played from the hand", deck = "played from the deck",
    rune_deck = "played from the Rune Deck", trash = "played from the trash",
    banishment = "played from banishment", champion = "played from the Champion Zone",
    aside = "played from among cards set aside" } },
  exhausted = flag "exhausted", ready = flag "ready", stunned = flag "stunned",
  buffed = flag "buffed", damaged = flag "damaged", attacking = flag "attacking",
  defending = flag "defending", in_combat = state "in combat",
  in_showdown = state "where a showdown is going on",
  alone = { is = "alone", after = { "that are alone", "that is alone" } },
  one_on_one = state "alone with one enemy", mighty = flag "mighty",
  legion = { is = "of a player who has played another card this turn" },
  token = { adj = "token", ["not"] = { "that are no tokens", "that is not a token" } }, given = state "among those it was started with",
  chosen_in = { selects = function(w, value)
    if type(value) == "table" then return "that is not target " .. numbers.say(w, w:get(value, 1)) end
    return "that is target " .. value
  end },
  triggered = flag "triggered", activated = flag "activated",
  chooses = { that = "that chooses" }, chooses_no = { that = "that does not choose" },
  source = { that = "of" },
  champion = flag "champion", chosen_champion = flag "chosen champion",
  signature = flag "signature", facedown = flag "facedown", attached = flag "attached",
  equipped = flag "equipped", attached_to_me = state "attached to me",
  attached_to_subject = state "attached to it", has_me_attached = state "that I am attached to",
  happened_to = { is = "the one this happened to", that = "that this happened to",
    ["not"] = "that this did not happen to" },
  with_ref = state "where that object is", named_tag = state "with the tag that was named", named_card = state "with the name that was named", banished_with_me = state "banished with me",
  open = flag "open", occupied = flag "occupied", controlled = flag "controlled",
  might = { noun = "Might" }, base_might = { noun = "printed Might" },
  might_bonus = { noun = "Might Bonus" }, damage = { noun = "damage" },
  buffs = { count = { "buff", "buffs" } }, energy = { noun = "Energy cost" },
  power = { noun = "Power cost" },
  tags = {}, keyword = {}, name = {},
  domain = { before = true, values = { fury = "fury", calm = "calm", mind = "mind",
    body = "body", chaos = "chaos", order = "order" } },
  controller = { noun = "controller", selects = function(w, value)
    return "of the same player as " .. numbers.say(w, value):gsub("'s controller$", "")
  end },
  owner = { noun = "owner", selects = function(w, value)
    return "owned by the same player as " .. numbers.say(w, value):gsub("'s owner$", "")
  end },
  location = { noun = "place", selects = function(w, value)
    if type(value) == "table" and value.tag == "bound" then
      return "at another place than " .. numbers.say(w, w:get(value, 1)):gsub("'s place$", "")
    end
    return "at the same place as " .. numbers.say(w, value):gsub("'s place$", "")
  end },
  points = { count = { "point", "points" } }, xp = { noun = "XP" },
  excess = { noun = "excess damage assigned in this combat" },
  moves = { have = "moved %s times this turn", number = "how often this turn", did = "moved" },
  wins = { have = "won %s combats this turn", number = "how many combats this turn", did = "won" },
  conquests = { have = "conquered %s times this turn", number = "how often this turn", did = "conquered" },
  played_this_turn = state "played this turn",
  last_played = state "played last this turn by their player",
  remembered_by_me = state "remembered by me",
  remembered = { of = "the number that {whose} memory holds" },
  conquered = { that = "that you conquered this turn", ["not"] = "that you did not conquer this turn",
    clause = function(_, s, v) return "you " .. (v and "conquered " or "did not conquer ") .. s.object end },
  just_attached = { yes = true, is = "attached to it only this turn" },
  your_units = { selects = function(w, value)
    return "with " .. numbers.bound(w, value) .. " of your units"
  end },
  friendly_units = { selects = function(w, value)
    return "with " .. numbers.bound(w, value) .. " friendly units"
  end },
  enemy_units = { selects = function(w, value)
    return "with " .. numbers.bound(w, value) .. " enemy units"
  end },
  enemy_alone = { that = "where an enemy unit is alone" },
  given_up_here = { that = "where something is given up to pay for it" },
  attacked = { that = "where you are the attacker" },
  in_beginning_phase = { yes = true, clause = function(_, s, v)
    return (v == false and "it is not " or "it is ") .. s.whose .. " Beginning Phase"
  end },
  hand = { count = { "card in hand", "cards in hand" } },
  deck = { count = { "card in the Main Deck", "cards in the Main Deck" } },
  trash = { count = { "card in the trash", "cards in the trash" } },
  runes = { count = { "rune", "runes" } },
  finalized = { have = "played %s cards this turn", number = "how many cards this turn", did = "played" },
  turns = { count = { "turn taken so far", "turns taken so far" } },
  seat = { noun = "place in the order of the decks" },
  any = { noun = "Power of every domain" },
  turn_player = { yes = true, clause = turn_of },
  opponents_turn = { yes = true, clause = function(_, s, v)
    return (v == false and "it is not " or "it is ") .. (s.person == "you" and "an opponent's turn"
      or "the turn of an opponent of " .. s.object)
  end },
  team = { noun = "team" }, games_won = { count = { "game won", "games won" } },
  turn = { noun = "turn number" }, phase = { clause = english.phase, values = P.phases },
  chain = { count = { "item on the chain", "items on the chain" } },
  victory_score = { noun = "Victory Score" },
  opponents_points = { of = "the most points that an opponent has" },
  score = { noun = "score" }, time = { noun = "call for time" },
  turns_left = { count = { "additional turn left", "additional turns left" } },
}
for _, domain in ipairs { "fury", "calm", "mind", "body", "chaos", "order" } do
  P.attributes[domain] = { noun = domain .. " Power in the pool" }
end

-- ---- Zones and places ----------------------------------------------------------------------

P.zones = {
  board = "on the board", runes = "among the runes", battlefields = "among the battlefields",
  legends = "in {whose} Legend Zone", facedown = "facedown at a battlefield",
  chain = "on the chain", hand = "in {whose} hand", deck = "in {whose} Main Deck",
  rune_deck = "in {whose} Rune Deck", trash = "in {whose} trash",
  banishment = "in {whose} banishment", champion = "in {whose} Champion Zone",
  aside = "set aside", sideboard = "in {whose} sideboard",
  format = "in the format",
}
P.from = { facedown = "from facedown" }
P.destinations = { base = "base", here = "here", hand = "hand", deck = "the Main Deck",
  trash = "the trash", banishment = "banishment", champion = "the Champion Zone",
  draw = "the hand, as a draw", top = "the top of the Main Deck, in an order of choice",
  recycle = "the bottom of the Main Deck, recycled" }
P.prepositions = { here = "", top = "on ", recycle = "on " } -- "into " before the others
P.at_places = { here = "", there = "", base = "in " } -- "at " before the others
P.ignoring = { energy = "Energy cost", power = "Power cost", all = "costs" }
P.board = "board"
P.places = { here = "here", there = "there", base = "in a base", battlefield = "at a battlefield" }

-- ---- Events --------------------------------------------------------------------------------

-- `thing` is what happens to a thing, `player` what a player does, `active` the latter where
-- both may be meant; `what` stands where no subject is named.
local function passive(active, past, what, more)
  local entry = { thing = "be " .. past, past = "was " .. past, active = active, what = what }
  for key, value in pairs(more or {}) do entry[key] = value end
  return entry
end

local function does(player, past, what, more)
  local entry = { player = player, player_past = past, what = what }
  for key, value in pairs(more or {}) do entry[key] = value end
  return entry
end

local function text(words) return { text = words, past = words } end

P.events = {
  signal = { thing = "have SIGNAL happen to it", past = "had SIGNAL happen to it", what = "something" },
  play = does("play", "played", "a card", { thing = "be played", past = "was played" }),
  die = { thing = "die", past = "died", what = "a unit or gear" },
  discard = does("discard", "discarded", "a card", { thing = "be discarded", past = "was discarded" }),
  draw = does("draw", "drew", "a card"),
  mill = does("mill", "milled", "a card"),
  move = { thing = "move", past = "moved", active = "move", what = "a unit", to = true },
  attack = { thing = "attack", past = "attacked", what = "a unit",
    active = "attack with" },
  defend = { thing = "defend", past = "defended", what = "a unit", active = "defend with" },
  attack_battlefield = does("attack", "attacked", "a battlefield"),
  defend_battlefield = does("defend", "defended", "a battlefield"),
  conquer = does("conquer", "conquered"), hold = does("hold", "held"),
  score = does("score", "scored"),
  buff = passive("buff", "buffed", "a unit"), stun = passive("stun", "stunned", "a unit"),
  ready = passive("ready", "readied", "something"),
  exhaust = passive("exhaust", "exhausted", "something"),
  choose = passive("choose", "chosen", "something", { by_cause = true }),
  beginning = { phase = "the start of {whose} Beginning Phase" },
  main_phase = { phase = "the start of {whose} Main Phase" },
  turn_end = { phase = "the end of {whose} turn" },
  hide = does("hide", "hid", "a card"),
  channel = does("channel", "channeled", "a rune"),
  recycle = does("recycle", "recycled", "a card", { thing = "be recycled" }),
  damage = passive("deal damage to", "dealt damage", "a unit"),
  heal = passive("heal", "healed", "a unit"),
  recall = passive("recall", "recalled", "something"),
  banish = passive("banish", "banished", "a card"),
  return_to_hand = passive("return to hand", "returned to a hand", "a card"),
  reveal = does("reveal", "revealed", "a card", { thing = "be revealed" }),
  spend_buff = does("spend a buff of", "spent a buff of", "a unit", { thing = "have a buff spent" }),
  gain_xp = does("gain XP", "gained XP"), spend_xp = does("spend XP", "spent XP"),
  spend_power = does("spend Power", "spent Power"),
  win_combat = does("win a combat", "won a combat"),
  lose_combat = does("lose a combat", "lost a combat"),
  leave_board = { thing = "leave the board", past = "left the board", what = "a permanent" },
  attach = passive("attach", "attached", "a card"),
  detach = passive("detach", "detached", "a card"),
  become_mighty = { thing = "become mighty", past = "became mighty", what = "a unit" },
  use = does("use an ability of", "used an ability of", "something"),
  finalize = does("finish playing", "finished playing", "a card"),
  enter = { thing = "enter the board", past = "entered the board", what = "a permanent" },
  showdown = text "a showdown begins", showdown_end = text "a showdown ends",
  combat = text "a combat begins", combat_end = text "a combat ends",
  control = does("take control of", "took control of", "a battlefield"),
  points = does("gain points", "gained points"),
  lose_points = does("lose points", "lost points"),
  burn_out = does("burn out", "burned out"),
  play_token = does("play a token that is", "played a token that is", "any"),
  reveal_deck = does("reveal cards of a deck", "revealed cards of a deck"),
  tie = text "a combat is tied",
  take_control = { thing = "change control", past = "changed control", what = "a permanent" },
  become_copy = { thing = "become a copy", past = "became a copy", what = "a permanent" },
  create = { thing = "be created", past = "was created", what = "a token" },
  replace = { thing = "be replaced", past = "was replaced", what = "a permanent" },
  cease = { thing = "cease to exist", past = "ceased to exist", what = "a token" },
  extra_turn = does("get an additional turn", "got an additional turn"),
  extra_phase = text "a phase is added to the turn",
  replaced = text "something is replaced", declined = text "a replacement is not used",
  -- only told
  concede = text "a player concedes", lose = text "a player loses",
  leave = text "a player leaves the game",
  invite = text "a player invites a team mate to act", win = text "a player wins",
  loop = text "a loop is stopped", drawn = text "the game is drawn",
  time = text "an additional turn begins", next_point = text "the next point wins",
  roll = does("roll", "rolled", "a die"), next_game = text "the next game begins", start = text "the game begins",
  mulligan = text "a player sets cards aside",
  turn = { player = "begin", player_past = "began", past = "began", what = "a turn" },
  phase = { player = "begin", player_past = "began", past = "began", what = "a phase" },
  declare = text "a card is put onto the chain",
  activate = text "an ability is activated", trigger = text "an ability triggers",
  resolve = text "an item resolves", drop = text "an item leaves the chain",
  counter = text "an item is countered", pass = text "a player passes",
  add = text "a player adds resources", might = text "a unit's Might changes",
  grant = text "a keyword is given", shuffle = text "a deck is shuffled",
  look = text "a player looks at cards", named = text "a player names a tag",
  named_card = text "a player names a card", secret = text "a secret choice is shown",
}

P.causes = { combat = "in combat", spell = "from a spell", ability = "from an ability",
  cost = "as a cost", cleanup = "in a cleanup" }
P.ends = {
  next_turn = "until your next turn begins", turn = "until the end of the turn",
  combat = "until the end of the combat",
  cleanup = "until the cleanup after what began it",
  me = "until what began it leaves the board",
}

-- ---- Costs --------------------------------------------------------------------------------

local DOMAINS = { any = "any domain", own = "this card's domain" }

-- { fury = 1, any = 2 } -> "1 fury Power and 2 Power of any domain"
local function power(w, value)
  local names, said = {}, {}
  for name in pairs(value) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    local n = numbers.say(w, w:get(value, name))
    said[#said + 1] = DOMAINS[name] and ("%s Power of %s"):format(n, DOMAINS[name]) or
      ("%s %s Power"):format(n, (name:gsub("/", " or ")))
  end
  return english.list(said)
end

local function pay_power(w, value, cost)
  return (cost.energy and "" or "pay ") .. power(w, value)
end

local function taking(verb, noun, after)
  return function(w, value)
    return verb .. " " .. w:taken(value, noun or "card") .. (after or "")
  end
end

P.costs = {
  { "energy", function(w, value) return ("pay %s Energy"):format(numbers.say(w, value)) end },
  { "power", pay_power },
  { "xp", function(w, value) return ("spend %s XP"):format(numbers.say(w, value)) end },
  { "exhaust", taking "exhaust" }, { "kill", taking "kill" }, { "recycle", taking "recycle" },
  { "spend_buff", function(w, value)
    return value == "me" and "spend " .. w.me.whose .. " buff" or "spend a buff of " .. w:taken(value)
  end },
  { "banish", taking "banish" }, { "return_to_hand", taking("return", nil, " to its owner's hand") },
  { "discard", taking "discard" },
}
P.cost_words = { printed = "pay its printed cost", base = "pay its base cost" }
P.pays_equip = "pay the Equip cost of what you choose, less 1 Power"
P.adds = {
  { "energy", function(_, value) return value .. " Energy" end },
  { "power", function(w, value) return power(w, value) end },
}
P.only = { anything = "for anything", spells = "only for spells", gear = "only for gear",
  showdowns = "only in showdowns" }
P.options = {}

-- ---- Statics ------------------------------------------------------------------------------

local BANS = {
  be_chosen = "be chosen by enemy spells and abilities", move = "move",
  move_units = "move units", move_to_base = "move to a base",
  be_readied = "be readied", be_readied_by_effects = "be readied by spells and abilities",
  be_played = "be played", be_played_here = "be played here",
  deal_combat_damage = "deal combat damage", take_damage = "take damage", play = "play cards",
  hide = "hide cards", score = "score", gain_points = "gain points",
  win = "win the game", be_countered = "be countered",
}
P.bans = BANS

local CLASSES = { play = "play effects", deathknell = "Deathknell abilities",
  conquer = "conquer effects", hold = "hold effects", attack = "attack effects",
  defend = "defend effects", temporary = "Temporary abilities" }
local PARTS = { total = "the whole cost", additional = "each optional additional cost",
  ["repeat"] = "each Repeat cost", hide = "hiding a card", equip = "each Equip cost",
  ability = "each activated ability" }
P.classes, P.parts = CLASSES, PARTS

-- cost = { energy = -1, minimum = 1, ... }: "cost 1 Energy less"
local function cost_change(w, value, subject)
  local said = {}
  local function change(n, what)
    local plain = math.type(n) == "integer"
    if plain then
      said[#said + 1] = ("%d%s %s"):format(math.abs(n), what, n < 0 and "less" or "more")
    else
      said[#said + 1] = numbers.signed(w, n, what:sub(2))
    end
  end
  local energy, any, by_domain = w:get(value, "energy"), w:get(value, "any"), w:get(value, "power")
  if energy then change(energy, " Energy") end
  if any then change(any, " Power") end
  for domain in pairs(by_domain or {}) do change(w:get(by_domain, domain), " " .. domain .. " Power") end
  local text = english.list(said, w:get(value, "either") and "or" or "and")
  local part, choosing, least = w:get(value, "part"), w:get(value, "choosing"), w:get(value, "minimum")
  if choosing then text = text .. " if " .. w:a(choosing) .. " is chosen" end
  if least then text = text .. (", but not less than %d Energy"):format(least) end
  if part then
    local whose = subject.whose
    return ("%s %s: %s"):format(whose, PARTS[part] or w:unknown("part " .. part), text), true
  end
  return english.verb("cost", subject.person) .. " " .. text
end

local function becomes(w, value, subject)
  local said, might = {}, w:get(value, "might")
  if might then said[1] = "base Might of " .. numbers.say(w, might) end
  local tags = w:get(value, "tags")
  if tags then said[#said + 1] = "the tag " .. w:words(tags, tostring) end
  return english.verb("have", subject.person) .. " " .. english.list(said)
end

local function cannot(w, value, subject, a)
  local list = {}
  for _, each in ipairs(w:each(value)) do
    list[#list + 1] = BANS[each] or w:unknown("ban " .. tostring(each))
  end
  local text = "cannot " .. english.list(list, "or")
  local cards, at, except = w:get(a, "cards"), w:get(a, "at"), w:get(a, "except_at")
  if cards then
    text = text:gsub(text:find "cards" and "cards" or "units", (w:plural(cards):gsub("%%", "%%%%")), 1)
  end
  if at then text = text .. " " .. w:place(at) end
  if except then text = text .. " except " .. w:place(except) end
  local where = w:get(a, "where")
  if where then text = text .. " if " .. w:condition(where) end
  return text
end

local function triggers(w, value, subject)
  local class, more, at = w:get(value, "class"), w:get(value, "more"), w:get(value, "at")
  local text = ("%s %s%s"):format(subject.whose, CLASSES[class] or w:unknown("class " .. class),
    at and " " .. w:place(at) or "")
  if w:get(value, "never") then return text .. " do not trigger", true end
  return ("%s trigger %s more"):format(text, more == 1 and "once" or more .. " times"), true
end

local function plays_to(w, value, subject, a)
  local text = "can also be played to " .. w:a(value)
  if w:get(a, "timing") then
    text = text .. ", and then at " .. w:keyword_name(a.timing) .. " timing"
  end
  return text
end

local WHEREVER = { I = "I am", it = "it is", you = "you are", they = "they are" }

local function handled_elsewhere() return nil end

P.statics = {
  { "becomes", becomes },
  { "might", function(w, value, subject, a)
    return english.verb("have", subject.person) .. " " .. numbers.signed(w, value, "Might") ..
      numbers.least(w, a)
  end },
  { "minimum", handled_elsewhere },
  { "keywords", function(w, value, subject, a)
    local everywhere = w:get(a, "everywhere")
    return english.verb("have", subject.person) .. " " .. w:keyword_list(value) ..
      (everywhere and " wherever " .. (WHEREVER[subject.person] or WHEREVER.they) or "")
  end },
  { "everywhere", handled_elsewhere },
  { "loses", function(w, value, subject)
    local what = value == "abilities" and "all abilities" or value == "text" and "their text" or w:keyword_list(value)
    return english.verb("lose", subject.person) .. " " .. what
  end },
  { "text_of", function(w, value, subject)
    return ("%s the text of %s in place of their own"):format(english.verb("have", subject.person), w:object(value))
  end },
  { "grants", function(w, value, subject)
    local names = {}
    for _, name in ipairs(w:each(value)) do names[#names + 1] = ('"%s"'):format(name) end
    return ("%s the %s %s"):format(english.verb("have", subject.person), #names == 1 and "ability" or "abilities",
      english.list(names, "and"))
  end },
  { "borrows", function(w, value, subject)
    return ("%s the abilities of %s that cost exhausting"):format(english.verb("have", subject.person),
      w:plural(value))
  end },
  { "next", function(_, _, _, _, s)
    s.notes[#s.notes + 1] = "this holds for the next one only"
    return nil
  end },
  { "cost", cost_change },
  { "extra", function(w, value, subject, _, s)
    local me = w.me
    w.me = { text = "it", object = "it", whose = "its", person = "it" }
    local inner = require("show.abilities").sentences(w, value)
    w.me = me
    for _, each in ipairs(inner) do s.inner[#s.inner + 1] = each end
    return english.verb("have", subject.person) .. " this additional cost"
  end },
  { "plays_to", plays_to }, { "timing", handled_elsewhere },
  { "plays_from", function(w, value)
    return "can be played " .. w:from_zone(value):gsub("a player's", "the")
  end },
  { "price", function(w, value)
    local without = type(value) == "table" and w:get(value, "ignoring")
    if without then
      return "can be played without paying " .. (without == "cost" and "its cost" or
        "its " .. without:gsub("^%l", string.upper) .. " cost")
    end
    return "can be played for this in place of the printed cost: " .. w:cost(value)
  end },
  { "hides_for", function(_, value)
    return ("can hide for %s Energy in place of 1 Power"):format(value)
  end },
  { "victory_score", function(_, value, subject, a)
    if a.affects == "me" then
      return ("the Victory Score is %s"):format(english.signed(value)), true
    end
    local amount = math.abs(value)
    return ("%s %d %s %s to win"):format(english.verb("need", subject.person), amount,
      value < 0 and "fewer" or "more", amount == 1 and "point" or "points")
  end },
  { "room", function(w, value, subject, a)
    local which, each = w:get(a, "room_for"), w:get(a, "room_each")
    local one = value == 1
    local what = which and (one and w:one(which) or w:plural(which)) or one and "unit" or "units"
    return ("%s room for %s %s%s"):format(english.verb("have", subject.person), numbers.say(w, value), what,
      each and " of each player" or "")
  end },
  { "room_for", handled_elsewhere }, { "room_each", handled_elsewhere },
  { "counts_once", handled_elsewhere },
  { "repeats", function(_, value, subject)
    return ("%s executed %s more"):format(english.verb("are", subject.person),
      value == 1 and "once" or value .. " times")
  end },
  { "hand_revealed", function(_, _, subject)
    return english.verb("play", subject.person) .. " with " ..
      (subject.person == "you" and "your hand" or "their hands") .. " revealed"
  end },
  { "deck_top_revealed", function(_, _, subject)
    return ("%s with the top card of %s revealed"):format(english.verb("play", subject.person),
      subject.person == "you" and "your deck" or "their decks")
  end },
  { "adds_more", function(w, value, subject)
    local said = {}
    if value.energy then said[1] = w:get(value, "energy") .. " Energy" end
    if value.any then said[#said + 1] = w:get(value, "any") .. " Power of any domain" end
    return ("%s %s more"):format(english.verb("add", subject.person), english.list(said))
  end },
  { "bonus_damage", function(w, value, subject)
    local said = english.verb("deal", subject.person) .. " " .. numbers.signed(w, value, "damage")
    return subject.person == "you" and said .. " with spells and abilities" or said
  end },
  { "bonus_damage_to", function(w, value, subject)
    return ("%s %s from spells and abilities"):format(english.verb("take", subject.person),
      numbers.signed(w, value, "damage"))
  end },
  { "triggers", triggers },
  { "cannot", cannot }, { "cards", handled_elsewhere }, { "at", handled_elsewhere },
  { "except_at", handled_elsewhere }, { "where", handled_elsewhere },
}
-- ---- Abilities ------------------------------------------------------------------------------

local function effect_text(w, a, _, abilities)
  local me = w.me
  w.me = P.me.unit
  local list = abilities.list(w, a)
  local keywords = w:get(a, "keywords")
  if keywords then
    table.insert(list, 1, { text = english.sentence("I have " .. w:keyword_list(keywords)),
      rule = "136", rules = { "136" }, line = a.line, functions = {}, inner = {}, word = a.what })
  end
  w.me = me
  return { { text = "What it is attached to has this text (I is that unit):", rule = "136",
    rules = { "136", "718" }, line = a.line, functions = {}, inner = list, word = a.what } }
end

local function script_only(text, rule)
  return { fields = { "run", "revealed" }, whole = function(w, a)
    local run, words = w:get(a, "run"), text
    if w:get(a, "revealed") then words = words:gsub("look at or reveal", "reveal") end
    words = words:gsub("{me enters}", w:says(w.me, "enter")):gsub("{me is}", w:says(w.me, "are"))
    return { { text = english.sentence(words:gsub("{me}", w.me.object) .. ", its script acts (" ..
      w:function_words(run) .. ")"), rule = rule, rules = { rule }, line = a.line,
      functions = { run }, inner = {}, word = a.what } }
  end }
end

P.spell_rule = "359.3"
P.abilities = {
  spell_text = { rule = "359.3" },
  when = { rule = "383" },
  when_played = { rule = "383.4.a", says = { subject = "me" }, event = "play" },
  deathknell = { rule = "808", says = { subject = "me" }, event = "die", prefix = "[Deathknell]" },
  activated = { rule = "376" },
  equip = { rule = "818", prefix = "[Equip]", before = function(w, s)
    s.targets = s.targets or "a unit you control"
    s.run = s.run
    w.cited[#w.cited + 1] = "434"
    s.attaches = true
  end },
  before_mulligans = hook("when the opening hands are drawn", "117"),
  after_mulligans = hook("when the mulligans are over", "119"),
  as_attached = script_only("as {me is} being attached", "725.1"),
  as_played = script_only("as {me enters}", "355.2"),
  as_seen = script_only("as you look at or reveal {me} on top of your own deck", "424.1.a.1"),
  effect_text = { rule = "136", fields = { "keywords" }, whole = effect_text },
  static = { rule = "363" },
  instead_of = { rule = "367" },
  delayed = { rule = "389" },
  reflexive = { rule = "386" },
  additional = { rule = "356.2" },
}
P.modes = {
  not_chosen_this_turn = function() return " that you have not chosen this turn" end,
  not_chosen_for_this = function() return " (each time another one)" end,
}

-- ---- The card itself -------------------------------------------------------------------------

-- What stands in the frame: cost, kind, tags, stats.
function P.head(w, card)
  local head, kind, stats = {}, {}, {}
  local cost = w:get(card, "cost")
  if cost then head.cost = w:cost(cost, P.adds) end
  for _, each in ipairs(w:each(w:get(card, "supertypes"))) do kind[#kind + 1] = each end
  kind[#kind + 1] = card.type
  local domains = w:each(w:get(card, "domains"))
  head.kind = table.concat(kind, " ") .. (#domains > 0 and " - " .. english.list(domains) or "")
  local tags = w:each(w:get(card, "tags"))
  if #tags > 0 then head.tags = table.concat(tags, ", ") end
  local might, bonus = w:get(card, "might"), w:get(card, "might_bonus")
  if might then stats[1] = "Might " .. might end
  if bonus then stats[#stats + 1] = "Might Bonus " .. english.signed(bonus) end
  if #stats > 0 then head.stats = table.concat(stats, ", ") end
  return head
end

-- Sentences of fields that are no abilities.
function P.card_text(w, card)
  local to = w:get(card, "plays_to")
  if not to then return {} end
  return { { text = english.sentence(w:says(w.me, "can", "also be played to " .. w:a(to))),
    rule = "355.2", rules = { "355.2" }, line = to.line, word = "plays_to", functions = {}, inner = {} } }
end

return P
