-- SPDX-License-Identifier: MIT
--
-- declared.lua -- a tool for test_declared.c: what cards declare, as plain tables.

local engine = require "lunarbiter"

local function same(got, expected, what)
  if got ~= expected then
    error(("%s: expected %s, got %s"):format(what, tostring(expected), tostring(got)), 2)
  end
end

local function pool_of(options, game)
  return engine.pool { scripts = options.scripts, cards = options.cards .. "/" .. game, game = game }
end

local CARD = [[
local mine = units { friendly = true, might = at_most(number.me("might") - 1) }
return card {
  id = "t-1", name = "Trial", type = "gear", domains = { "fury" }, cost = { energy = 2 },
  when { event = { "die", "move" }, subject = "me", if_ = number.count(mine):at_least(2),
    targets = { up_to(2, mine), another(unit {}) },
    run = function(game, me, some, other)
      game.deal(1, some)
    end },
  activated { cost = { exhaust = "me" }, run = function(game) game.draw(1) end },
}
]]

local checks = {}

function checks.a_card(options)
  local pool = engine.pool { scripts = options.scripts, extra = { { "trial.lua", CARD } } }
  local def = pool:find "Trial"
  same(pool:file(def), "trial.lua", "file")
  same(pool:id(def), "t-1", "id")
  local card = pool:declared(def)
  same(card.tag .. " " .. card.line .. " " .. card.name, "card 2 Trial", "the card")
  same(card.cost.energy, 2, "a plain table")
  local when, activated = card[1], card[2]
  same(when.tag .. " " .. when.what .. " " .. when.line, "ability when 4", "an ability")
  same(when.event[2], "move", "a list")
  same(when.if_.tag .. " " .. when.if_.what, "comparison at_least", "a comparison")
  same(when.if_[1].what .. " " .. when.if_[2], "count 2", "what it compares")
  same(when.if_[1][1].what, "unit", "a selector, by its singular")
  same(when.if_[1][1].line, 1, "where it was made")
  same(when.if_[1][1].might.tag .. when.if_[1][1].might[1].what, "boundsub", "a bound")
  same(when.targets[1].what .. when.targets[1].n, "up_to2", "a slot")
  same(when.targets[2].selector.what, "unit", "what it chooses")
  same(when.run.tag .. when.run.line .. "-" .. when.run.last_line, "function6-8", "a function")
  same(when.run.number ~= activated.run.number, true, "functions have numbers of their own")
end

-- Every card, its name, and a number for every function that the pool observes under it.
local function whole(options, game)
  local pool = engine.pool { scripts = options.scripts, cards = options.cards .. "/" .. game,
    game = game, observe = true }
  local numbers = {}
  local function walk(value)
    if type(value) ~= "table" then return end
    if value.tag == "function" then numbers[value.number] = value.line end
    for _, each in pairs(value) do walk(each) end
  end
  for def = 1, pool:count() do
    local declared = pool:declared(def)
    same(declared.tag == "card" or declared.tag == "keyword", true, pool:title(def))
    if declared.tag == "card" then same(declared.name, pool:title(def), pool:file(def)) end
    walk(declared)
  end
  for _, keyword in ipairs(pool:declared_keywords()) do walk(keyword) end
  for _, file in ipairs(pool:observed()) do
    for _, f in ipairs(file.functions) do
      if f.number then same(numbers[f.number], f.line, file.file .. ": function " .. f.number) end
    end
  end
end

function checks.all_cards(options)
  for _, game in ipairs(engine.games()) do whole(options, game) end
end

function checks.keywords(options)
  local keywords, shorthands = {}, {}
  for _, each in ipairs(pool_of(options, "riftbound"):declared_keywords()) do
    keywords[each.what] = each
  end
  same(keywords.vision[1].what, "when_played", "what Vision stands for")
  same(keywords.vision.file:match "[^/]+$", "riftbound.lua", "its file")
  for _, each in ipairs(pool_of(options, "evolve"):declared_keywords()) do
    shorthands[each.what] = each
  end
  same(shorthands.fanfare.tag .. shorthands.fanfare.event, "shorthandenter", "what Fanfare is")
end

-- The tables of the engine, and no field that would hide what a tool wants to know.
function checks.words(options)
  for _, game in ipairs(engine.games()) do
    local words, lists = engine.words(game), { "card_fields", "text_fields", "mode_fields" }
    same(words.game, game, "game")
    for _, list in ipairs { "types", "attributes", "events", "zones", "actions", "durations",
      "keywords", "who", "abilities", "card_fields" } do
      same(#words[list] > 0, true, game .. " has " .. list)
    end
    for _, ability in ipairs(words.abilities) do
      words[ability.word], lists[#lists + 1] = ability.fields, ability.word
    end
    for _, list in ipairs(lists) do
      for _, name in ipairs(words[list]) do
        same(name ~= "tag" and name ~= "what" and name ~= "line", true, list .. ": " .. name)
      end
    end
  end
  same(select(2, pcall(engine.words, "chess")):match "chess" ~= nil, true, "an unknown game")
  same(options.check, true, "options arrive")
end

-- What a game leaves out of its scenarios' words (scenario/words.lua).
function checks.scenario_words()
  local words = require "scenario.words"
  local tables = { format = "plain", zones = { { name = "hand" }, { name = "pile" } } }
  local function missing(said)
    local fine, why = pcall(words.whole, said, "chess", tables)
    same(fine, false, "refused")
    return why.message
  end
  same(missing {}, "scenario/chess.lua: position is missing (docs/adding-a-game.md)", "nothing")
  local function kind_of() end
  same(missing { kind_of = kind_of, position = {} },
    "scenario/chess.lua: position.player is missing (docs/adding-a-game.md)", "no player")
  local whole = words.whole({ kind_of = kind_of,
    position = { player = { "hand" }, lay_out = function() end } }, "chess", tables)
  same(whole.zones.pile, "pile", "zones by their names")
  same(whole.format, "plain", "the game's format")
  for _, name in ipairs { "verbs", "windows", "places", "topics", "Player", "Card" } do
    same(next(whole[name]), nil, name)
  end
  same(#whole.test_cards(), 0, "no test cards")
  same(whole.is_token { token = true }, true, "tokens")
  same(whole.kind_of, kind_of, "what is said stays")
  local fine, why = pcall(whole.position.decks, {})
  same(fine, false, "no game from its set-up")
  same(why.message:match "^scenario/chess.lua: position.decks is missing" ~= nil, true, "decks")
  fine, why = pcall(require "scenario.spec".words_of, "chess")
  same(fine, false, "no such file")
  same(#require "scenario.notes".of("chess", "Deck"), 2, "the house's notes, and none of chess")
  same(why.message, "there are no words for scenarios of chess: scripts/scenario/chess.lua "
    .. "(docs/adding-a-game.md)", "no file")
end

return {
  run = function(arguments, options) checks[arguments[1]](options) end,
}
