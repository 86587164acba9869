-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- what `show` calls the things of Shadowverse: Evolve; see show/riftbound.lua.

local english = require "show.english"
local hook = require "show.hooks"
local numbers = require "show.numbers"

local P = {}

P.title = "Shadowverse: Evolve"
P.me = { card = { text = "this card", object = "this card", whose = "its", person = "it" } }

P.nouns = {
  leader = "leader", follower = "follower", amulet = "amulet", spell = "spell", card = "card",
  player = "player",
}
-- What a function gets by asking for it, in labels (show/does.lua), which do not say costs.
P.calls = { you = "you", opponent = "the opponent", leader = "your leader" }
P.label_costs = true
P.phases = { start = "start phase", main = "main phase", ["end"] = "end phase",
  refresh = "refreshing", draw = "drawing" } -- the last two: parts of the start phase

-- ---- Attributes ------------------------------------------------------------------------

local function flag(adj) return { adj = adj } end

-- What a player has or is: "Overflow is active for you"
local function active(keyword)
  return { yes = true, clause = function(_, s, v)
    return ("%s is %sactive for %s"):format(keyword, v == false and "not " or "", s.object)
  end }
end

local function turn_of(_, s, v) return (v == false and "it is not " or "it is ") .. s.whose .. " turn" end

P.attributes = {
  name = {}, traits = {}, keyword = {},
  type = { before = true, values = setmetatable({}, { __index = P.nouns }) },
  class = { before = true, values = setmetatable({}, { __index = function(_, class)
    return (class:gsub("^%l", string.upper))
  end }) },
  cost = { noun = "cost" }, price = { noun = "cost to play now" },
  odd = { is = "of an odd cost" }, even = { is = "of an even cost" },
  attack = { noun = "attack" }, defense = { noun = "defense" },
  damage = { noun = "defense lost" },
  friendly = flag "friendly", enemy = flag "enemy", owned = { is = "yours", after = "of yours" },
  engaged = flag "engaged", faceup = flag "faceup", evolved = flag "evolved",
  evolves = { after = { "that have an evolve ability", "that has an evolve ability" },
    ["not"] = { "that have no evolve ability", "that has no evolve ability" } },
  token = { adj = "token", ["not"] = { "that are no tokens", "that is not a token" } },
  new = { is = "new on its field this turn" },
  entered = { is = "put onto a field this turn" },
  chosen_in = { selects = function(w, value)
    if type(value) == "table" then return "that is not target " .. numbers.say(w, w:get(value, 1)) end
    return "that is target " .. value
  end },
  played_this_turn = { is = "played this turn" },
  last_played = { is = "played last this turn by its player" },
  remembered_by_me = { is = "remembered by me" }, named_card = { is = "with the name that was named" },
  remembered = { of = "the number that {whose} memory holds" },
  play_points = { count = { "play point", "play points" } },
  max_play_points = { of = "{whose} maximum of play points" },
  evolution_points = { count = { "evolution point", "evolution points" } },
  played = { have = "played %s cards this turn", number = "how many cards played this turn" },
  combo = { have = "played %s cards this turn (Combo)", number = "how many cards played this turn" },
  spellchain = { count = { "spell in the cemetery (Spellchain)", "spells in the cemetery (Spellchain)" } },
  necrocharge = { count = { "card in the cemetery (Necrocharge)", "cards in the cemetery (Necrocharge)" } },
  overflow = active "Overflow", sanguine = active "Sanguine",
  stack = { count = { "Stack counter", "Stack counters" } },
  active = { yes = true, clause = turn_of },
  turns = { count = { "turn taken so far", "turns taken so far" } },
  seat = { noun = "place in the order of the decks" },
  hand = { count = { "card in hand", "cards in hand" } },
  deck = { count = { "card in the deck", "cards in the deck" } },
  cemetery = { count = { "card in the cemetery", "cards in the cemetery" } },
  field = { count = { "card on the field", "cards on the field" } },
  ex = { count = { "card in the EX area", "cards in the EX area" } },
  field_room = { count = { "free place on the field", "free places on the field" } },
  ex_room = { count = { "free place in the EX area", "free places in the EX area" } },
  turn = { noun = "turn number" },
  turn_player = { yes = true, clause = turn_of },
  first_player = { noun = "first player" },
  phase = { clause = english.phase, values = P.phases },
}

-- ---- Zones and places ----------------------------------------------------------------------

P.zones = {
  leader = "in {whose} leader zone", field = "on {whose} field", ex = "in {whose} EX area",
  hand = "in {whose} hand", deck = "in {whose} deck", evolve_deck = "in {whose} evolve deck",
  evolve = "in {whose} evolve zone", cemetery = "in {whose} cemetery",
  banished = "in {whose} banished zone", resolution = "in the resolution zone",
  format = "in the format",
}
P.from = {}
P.destinations = {
  field = "the field", ex = "the EX area", hand = "the hand", deck = "the deck, shuffled",
  deck_top = "the top of the deck", deck_bottom = "the bottom of the deck",
  deck_bottom_random = "the bottom of the deck, by chance",
  cemetery = "the cemetery", banished = "the banished zone",
}
-- What stands before a destination; "into " before the others.
P.prepositions = { field = "onto ", deck_top = "on ", deck_bottom = "on ", deck_bottom_random = "on " }
P.at_places, P.ignoring = {}, {}
P.board = "field"
P.places = { leader = "a leader", follower = "a follower", amulet = "an amulet", spell = "a spell" }

-- ---- Events --------------------------------------------------------------------------------

local function passive(active, past, what)
  return { thing = "be " .. past, past = "was " .. past, active = active, what = what }
end

local function does(player, past, what, thing)
  return { player = player, player_past = past, what = what, thing = thing and "be " .. thing,
    past = thing and "was " .. thing }
end

local function text(words) return { text = words, past = words } end

-- What is attacked stands behind the verb, without a preposition.
local function attacked(w, value)
  if type(value) == "string" then return w.phrases.places[value] or w:unknown("place " .. value) end
  return w:a(value)
end

P.events = {
  main_phase = { phase = "the start of {whose} main phase" },
  end_phase = { phase = "the start of {whose} end phase" },
  draw = does("draw", "drew", "a card", "drawn"), play = does("play", "played", "a card", "played"),
  activate = does("use", "used", "an activated ability of something", "used"),
  select = does("select", "selected", "a target", "selected"),
  enter = { thing = "come onto a field", past = "came onto a field", what = "a card",
    agent = "{whose}" },
  control = { thing = "change fields", past = "changed fields", what = "a card" },
  put = { thing = "be put into an EX area or deck", past = "was put into an EX area or deck",
    what = "a card" },
  bury = { thing = "be put into a cemetery", past = "was put into a cemetery", what = "a card" },
  leave = { thing = "leave the field", past = "left the field", what = "a card" },
  destroy = passive("destroy", "destroyed", "a card"),
  banish = passive("banish", "banished", "a card"),
  discard = does("discard", "discarded", "a card", "discarded"),
  return_to_hand = passive("return to hand", "returned to a hand", "a card"),
  create = does("create", "created", "a token", "created"),
  eliminate = { thing = "cease to exist", past = "ceased to exist", what = "a token" },
  engage = passive("engage", "engaged", "a card"), refresh = passive("refresh", "refreshed", "a card"),
  attack = { thing = "attack", past = "attacked", player_past = "attacked with", what = "a follower", active = "attack with",
    at = attacked },
  damage = { thing = "be dealt damage", past = "was dealt damage", what = "a follower or leader",
    at = attacked },
  fought = { thing = "have fought", past = "fought", what = "a follower", at = attacked },
  gain_defense = { thing = "gain defense", past = "gained defense", what = "a follower or leader" },
  lose_defense = { thing = "lose defense without damage", past = "lost defense", what = "a leader" },
  evolve = { thing = "evolve", past = "evolved", what = "a follower", active = "evolve" },
  unlink = { thing = "go back to the evolve deck", past = "went back", what = "a card" },
  faceup = { thing = "be turned faceup", past = "was turned faceup", what = "a card" },
  facedown = { thing = "be turned facedown", past = "was turned facedown", what = "a card" },
  reveal = does("reveal", "revealed", "a card", "revealed"),
  look = does("look at", "looked at", "cards of a deck"),
  shuffle = does("shuffle", "shuffled", "a deck"),
  roll = does("roll", "rolled", "a die"),
  counters = { thing = "get or lose counters", past = "got or lost counters", what = "a card" },
  points = text "a player's play points change",
  give = { thing = "be given something for a time", past = "was given something", what = "something" },
  extra_turn = text "a player will take another turn",
  extra_phase = text "a phase is added to the turn",
  overdraw = does("have to draw from an empty deck", "had to draw from an empty deck"),
  replaced = text "something happens otherwise", loop = text "a cycle is broken",
  -- only told
  start = text "the game begins", mulligan = text "a player redraws a hand",
  turn = { player = "begin", player_past = "began", past = "began", what = "a turn" },
  phase = { player = "begin", player_past = "began", past = "began", what = "a phase" },
  trigger = text "an automatic ability is played", resolve = text "something is resolved",
  pass = text "a player passes", lose = text "a player loses", concede = text "a player concedes",
  signal = { thing = "have SIGNAL happen to it", past = "had SIGNAL happen to it", what = "something" },
  named_card = text "a player names a card", secret = text "a secret choice is shown",
  win = text "a player wins", drawn = text "the game is drawn",
}

P.causes = { attack = "by an attack", combat = "in a fight", ability = "by an ability" }
P.ends = { turn = "until the end of the turn" }

-- ---- Costs --------------------------------------------------------------------------------

local function taking(verb, after)
  return function(w, value) return verb .. " " .. w:taken(value, "card") .. (after or "") end
end

P.costs = {
  { "play_points", function(w, value)
    return value == 1 and "pay 1 play point" or ("pay %s play points"):format(numbers.say(w, value))
  end },
  { "engage", taking "engage" },
  { "discard", taking "discard" }, { "bury", taking("put", " into the cemetery") },
  { "banish", taking "banish" },
  { "return_to_hand", taking("return", " to its owner's hand") },
  { "counters", function(w, value)
    local names, said = {}, {}
    for name in pairs(value) do names[#names + 1] = name end
    table.sort(names)
    for _, name in ipairs(names) do
      said[#said + 1] = ("%s %s counters"):format(numbers.say(w, w:get(value, name)), name)
    end
    return "remove " .. english.list(said) .. " from " .. w.me.object
  end },
  { "leader_defense", function(w, value)
    return ("lose %s of your leader's defense"):format(numbers.say(w, value))
  end },
  { "earth_rite", function() return "perform Earth Rite" end },
  { "turn_faceup", taking("turn", " faceup") }, { "turn_facedown", taking("turn", " facedown") },
  { "reveal", taking "reveal" }, { "deck_top", taking("put", " on top of its owner's deck") },
  { "deck_bottom", taking("put", " on the bottom of its owner's deck") },
  { "mill", function(w, value)
    return ("put the top %s cards of your deck into the cemetery"):format(numbers.say(w, value))
  end },
  { "evolution_points", function(w, value)
    return value == 1 and "pay 1 evolution point" or ("pay %s evolution points"):format(numbers.say(w, value))
  end },
}
P.cost_words = {}
P.adds, P.only = {}, {}
P.options = { earth_rite = "perform Earth Rite" }

-- ---- Passives -------------------------------------------------------------------------------

local BANS = {
  attack = "attack", attack_followers = "attack followers", attack_leaders = "attack leaders",
  be_attacked = "be attacked", be_selected = "be selected by enemy abilities",
  be_destroyed_by_abilities = "be destroyed by abilities", deal_damage = "deal damage",
  take_damage = "take damage", take_combat_damage = "take combat damage",
  take_ability_damage = "take damage of abilities", be_refreshed = "be refreshed",
  evolve = "evolve", be_played = "be played", be_banished = "be banished",
  be_returned = "be put into a hand", gain_defense = "gain defense", win = "win the game", lose = "lose the game",
  use = "use activated abilities", draw = "draw cards", play = "play cards",
  recover = "recover play points", search = "search decks",
}
P.bans = BANS
local CLASSES = { fanfare = "Fanfare", last_words = "Last Words", on_evolve = "On Evolve",
  strike = "Strike" }

local function number(what)
  return function(w, value, subject, a)
    return english.verb("have", subject.person) .. " " .. numbers.signed(w, value, what) ..
      numbers.least(w, a)
  end
end

local function set(what)
  return function(w, value, subject)
    return ("%s %s %s"):format(english.verb("have", subject.person), numbers.say(w, value), what)
  end
end

-- "cost 2 less to play"
local function cost(what)
  return function(w, value, subject, a)
    local verb, least = english.verb("cost", subject.person), numbers.least(w, a)
    if math.type(value) == "integer" then
      return ("%s %d %s %s"):format(verb, math.abs(value), value < 0 and "less" or "more", what) .. least
    end
    return ("%s %s (%s)"):format(verb, what, numbers.signed(w, value)) .. least
  end
end

local function set_cost(what)
  return function(w, value, subject)
    return ("%s %s %s"):format(english.verb("cost", subject.person), numbers.say(w, value), what)
  end
end

P.statics = {
  { "keywords", function(w, value, subject)
    return english.verb("have", subject.person) .. " " .. w:keyword_list(value)
  end },
  { "loses", function(w, value, subject)
    local what = value == "abilities" and "all abilities" or value == "text" and "their text" or w:keyword_list(value)
    return english.verb("lose", subject.person) .. " " .. what
  end },
  { "traits", function(w, value, subject)
    return english.verb("have", subject.person) .. " the trait " .. w:words(value, tostring)
  end },
  { "attack", number "attack" }, { "defense", number "defense" },
  { "minimum", function() return nil end }, -- said behind what it bounds
  { "set_attack", set "attack" }, { "set_defense", set "defense" },
  { "cost", cost "to play" }, { "set_cost", set_cost "to play" },
  { "evolve_cost", cost "to evolve" }, { "set_evolve_cost", set_cost "to evolve" },
  { "cannot", function(w, value)
    local list = {}
    for _, each in ipairs(w:each(value)) do
      list[#list + 1] = BANS[each] or w:unknown("ban " .. tostring(each))
    end
    return "cannot " .. english.list(list, "or")
  end },
  { "grants", function(w, value, subject)
    local names = {}
    for _, name in ipairs(w:each(value)) do names[#names + 1] = ('"%s"'):format(name) end
    return ("%s the %s %s"):format(english.verb("have", subject.person), #names == 1 and "ability" or "abilities",
      english.list(names, "and"))
  end },
  { "text_of", function(w, value, subject)
    return ("%s the text of %s in place of their own"):format(english.verb("have", subject.person), w:object(value))
  end },
  { "triggers", function(w, value, subject)
    local class, more = w:get(value, "class"), w:get(value, "more")
    local text = ("%s %s abilities"):format(subject.whose, CLASSES[class] or w:unknown("class"))
    if w:get(value, "never") then return text .. " do not trigger", true end
    return ("%s trigger %s more"):format(text, more == 1 and "once" or more .. " times"), true
  end },
  { "plays_from", function(w, value)
    local zones = {}
    for _, zone in ipairs(w:each(value)) do
      zones[#zones + 1] = (P.zones[zone]:gsub("{whose}", "the"))
    end
    return "can also be played " .. english.list(zones, "or")
  end },
  { "limits", function(w, value, subject)
    local said = {}
    for _, zone in ipairs { "field", "hand", "ex" } do
      local n = w:get(value, zone)
      local whose = subject.person == "you" and subject.whose or "their"
      if n then
        said[#said + 1] = ("%d %s cards %s"):format(math.abs(n), n < 0 and "fewer" or "more",
          (P.zones[zone]:gsub("{whose}", whose)))
      end
    end
    return english.verb("can", subject.person) .. " have " .. english.list(said)
  end },
  { "repeats", function(_, value, subject)
    return ("%s carried out %s more"):format(english.verb("are", subject.person),
      value == 1 and "once" or value .. " times")
  end },
  { "hand_revealed", function(_, _, subject)
    return english.verb("play", subject.person) .. " with " ..
      (subject.person == "you" and "your hand" or "the hand") .. " revealed"
  end },
  { "deck_top_revealed", function(_, _, subject)
    return ("%s with the top card of %s revealed"):format(english.verb("play", subject.person),
      subject.person == "you" and "your deck" or "the deck")
  end },
  { "counts", function(w, value, subject)
    local spells = w:get(value, "spellchain")
    return ("%s, too, count for %s Spellchain"):format(w:plural(spells), subject.whose), true
  end },
}

-- ---- Abilities --------------------------------------------------------------------------------

local ME = { subject = "me" }

P.spell_rule = "10.6.2.7"
P.abilities = {
  spell_text = { rule = "10.6.2.7" },
  when = { rule = "10.7" },
  fanfare = { rule = "12.4", says = ME, event = "enter", prefix = "[Fanfare]", kind = "triggered" },
  last_words = { rule = "12.5", says = { subject = "me", from = "field" }, event = "bury",
    prefix = "[Last Words]", kind = "triggered" },
  on_evolve = { rule = "12.6", says = ME, event = "evolve", prefix = "[On Evolve]",
    kind = "triggered" },
  on_race = { rule = "10.7", says = { subject = "me", signal = "race" }, prefix = "[On Race]",
    kind = "triggered" },
  strike = { rule = "12.7", says = ME, event = "attack", prefix = "[Strike]", kind = "triggered" },
  before_mulligans = hook("when the opening hands are drawn", "6.2.1.6"),
  after_mulligans = hook("when the mulligans are over", "6.2.1.7"),
  state = { rule = "10.7.6" },
  delayed = { rule = "10.7.5" },
  activated = { rule = "10.1.1.1" },
  static = { rule = "10.1.1.3" },
  instead_of = { rule = "10.10" },
  damage = { rule = "10.2.1.3.2", event = "damage" },
  evolve = { rule = "12.2", prefix = "[Evolve]", before = function(w, s)
    s.cost = s.cost or "pay nothing"
    s.evolves = w.me.object
  end },
}
P.modes = {
  more = function(w, value)
    return (", or up to %s if %s"):format(english.number(w:get(value, "choose")),
      w:condition(w:get(value, "if_")))
  end,
}

-- ---- The card itself -------------------------------------------------------------------------

-- What stands in the frame: cost, kind, traits, stats.
function P.head(w, card)
  local head, kind, stats = {}, {}, {}
  local cost = w:get(card, "cost")
  if cost then head.cost = "cost " .. cost end
  if w:get(card, "evolved") then kind[1] = "evolved" end
  if w:get(card, "token") then kind[#kind + 1] = "token" end
  kind[#kind + 1] = card.type
  head.kind = table.concat(kind, " ") .. " - " .. w:get(card, "class")
  local traits = w:each(w:get(card, "traits"))
  if #traits > 0 then head.tags = table.concat(traits, ", ") end
  local attack, defense = w:get(card, "attack"), w:get(card, "defense")
  if attack then stats[1] = ("attack %d, defense %d"):format(attack, defense) end
  head.stats = stats[1]
  return head
end

local function plain(text, rule, card, word)
  return { text = english.sentence(text), rule = rule, rules = { rule }, line = card.line,
    word = word, functions = {}, inner = {} }
end

-- Sentences of fields that are no abilities.
function P.card_text(w, card)
  local list = {}
  local evolve, counters = w:get(card, "evolve"), w:get(card, "counters")
  if evolve then
    list[1] = plain(("[Evolve] %s: evolve %s"):format(w:cost({ play_points = evolve }), w.me.object),
      "12.2", card, "evolve")
  end
  for _, option in ipairs(w:each(w:get(card, "options"))) do
    list[#list + 1] = plain("as you play it, you may take the option " .. w:option(option), "10.4.7.3",
      card, "options")
  end
  if counters then
    list[#list + 1] = plain("its script puts these counters: " .. english.list(w:each(counters)),
      "14.1", card, "counters")
  end
  return list
end

return P
