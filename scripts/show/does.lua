-- SPDX-License-Identifier: MIT
--
-- does.lua -- what an ability does, in a few words: for the labels of options, where several
-- abilities of a card, or modes of a text, must be told apart (bindings/host/labels.c asks).
--
-- An author's `label` is what it says.  Else the words are made from what is declared, and from
-- the actions that stand in the lines of its function: nothing is run.

local engine = require "lunarbiter"
local english = require "show.english"
local keywords = require "show.keywords"
local observed = require "show.observed"
local Abilities = require "show.abilities"
local Writer = require "show.events"

local does = {}

local MOST = 150 -- letters of a label
local MOST_ON_A_CARD = 320

-- ---- Arguments ---------------------------------------------------------------------------

local function is(token, text) return token ~= nil and token.text == text and token.kind ~= "string" end

-- The tokens between the bracket at `from` and its end, parted by commas; and where it ends.
local function parts_in(tokens, from)
  local parts, part, depth, i = {}, {}, 0, from
  while tokens[i] do
    local text = tokens[i].kind == "op" and tokens[i].text
    if text == "(" or text == "{" or text == "[" then depth = depth + 1 end
    if text == ")" or text == "}" or text == "]" then depth = depth - 1 end
    if depth == 0 then break end
    if text == "," and depth == 1 then
      parts[#parts + 1], part = part, {}
    elseif i > from then
      part[#part + 1] = tokens[i]
    end
    i = i + 1
  end
  if #part > 0 then parts[#parts + 1] = part end
  return parts, i
end

-- A selector as an observer would write it: unit { enemy, at = base }.
local function selector_text(w, tokens)
  local said = {}
  for i, token in ipairs(tokens) do
    local one = token.text:gsub("s$", "")
    said[i] = is(tokens[i + 1], "{") and w.phrases.nouns[one] and one or token.text
    if token.kind == "string" then said[i] = observed.name(token.text) end
  end
  return (table.concat(said, " "):gsub(" = true%f[^%w]", ""):gsub(" ([%(,])", "%1"))
end

-- `now and "hand" or "field"`: both of them; nil: it is no such choice.
local function either_of(tokens)
  local n = #tokens
  if n < 5 or tokens[n].kind ~= "string" or tokens[n - 2].kind ~= "string" then return nil end
  if not is(tokens[n - 1], "or") or not is(tokens[n - 3], "and") then return nil end
  return { tokens[n - 2].text, tokens[n].text }
end

-- `{ "Viking", "Knight" }`, as an observer would write it; nil: it holds other things.
local function names_text(tokens)
  local names = {}
  for i, part in ipairs((parts_in(tokens, 1))) do
    if #part ~= 1 or part[1].kind ~= "string" then return nil end
    names[i] = observed.name(part[1].text)
  end
  return #names > 0 and "{" .. table.concat(names, ", ") .. "}" or nil
end

-- What is known of an argument before anything runs; nil: nothing is.
local function value_of(tokens, known)
  local first, second = tokens[1], tokens[2]
  if is(first, "{") then return names_text(tokens) end
  if #tokens == 6 and is(second, ".") and is(tokens[3], "either") and tokens[5].kind == "name" then
    local list = known[tokens[5].text] -- game.either(tokens)
    return list and "one of " .. list:match "^{?(.-)}?$":gsub(", ", " or ")
  end
  if #tokens == 2 and first.text == "-" and second.kind == "number" then return "-" .. second.text end
  if #tokens == 5 and second.text == "." and tokens[4].text == "(" then return known[tokens[3].text .. "()"] end
  if #tokens == 5 and tokens[3].text == "event" and tokens[5].text == "subject" then return "it" end
  if #tokens ~= 1 then return nil end
  if first.kind == "number" or first.kind == "string" then return first.text end
  if first.text == "true" or first.text == "false" then return first.text end
  return known[first.text]
end

local function is_nil(part) return #part == 1 and is(part[1], "nil") end

-- "{ lasts = "turn" }" -> what each of its names is given
local function named_values(tokens, known)
  local values = {}
  for _, part in ipairs((parts_in(tokens, 1))) do
    if #part < 3 or part[1].kind ~= "name" or part[2].text ~= "=" then return nil end
    values[part[1].text] = { value_of({ table.unpack(part, 3) }, known), tokens = part }
  end
  return values
end

-- What stands for an argument that only a game can tell.
local UNTOLD = { integer = "some", object = "what it finds", objects = "what it finds",
  choice = "what it finds", deals = "what it finds", selector = "what it finds", place = "a place", player = "a player" }

local function add_value(action, param, value)
  local untold = UNTOLD[param.type] or param.name == "tokens" and "tokens" or "something"
  action.values[param.name] = type(value) == "table" and value or { value or untold }
end

-- The arguments of a call, by the names of its parameters.
local function arguments(row, parts, known)
  local action = { name = row.name, values = {} }
  local last = parts[#parts]
  local named = last and is(last[1], "{") and named_values(last, known)
  for _, param in ipairs(row.params) do
    if named and named[param.name] then add_value(action, param, named[param.name][1]) end
  end
  local at = 0
  for _, param in ipairs(row.params) do
    if not param.named and not (named and named[param.name]) then
      at = at + 1
      local part = parts[at]
      if part and is_nil(part) and param.type == "selector" then add_value(action, param, "cards") end
      if part and not is_nil(part) and not (named and part == last) then
        add_value(action, param, either_of(part) or value_of(part, known))
      end
    end
  end
  return action
end

-- ---- Calls -------------------------------------------------------------------------------

local ASKS = { choose = true, yes = true, number = true, either = true, choose_player = true }

-- A declared function: its parameters, and the tokens of its lines that follow them.
local function tokens_of(source, declared)
  local tokens, from = source.tokens, source.first[declared.line]
  for i = from or #tokens + 1, #tokens do
    if tokens[i].line > declared.last_line then break end
    if is(tokens[i], "function") then -- function(game, me), function name(game, me)
      local parts, ends = parts_in(tokens, tokens[i + 1].text == "(" and i + 1 or i + 2)
      local names, rest = {}, {}
      for at, part in ipairs(parts) do names[at] = part[1].text end
      for at = ends + 1, #tokens do
        if tokens[at].line > declared.last_line then break end
        rest[#rest + 1] = tokens[at]
      end
      return names, rest
    end
  end
  return {}, {}
end

-- Selectors and names that the file keeps in front of its card: local foes = units { enemy = true }
local function constants(w, tokens)
  local known = {}
  for i, token in ipairs(tokens) do
    if is(token, "local") and is(tokens[i + 2], "=") and is(tokens[i + 3], "{") then
      local _, ends = parts_in(tokens, i + 3)
      known[tokens[i + 1].text] = names_text { table.unpack(tokens, i + 3, ends) }
    elseif is(token, "local") and is(tokens[i + 2], "=") and is(tokens[i + 4], "{") then
      local _, ends = parts_in(tokens, i + 4)
      known[tokens[i + 1].text] = selector_text(w, { table.unpack(tokens, i + 3, ends) })
    end
  end
  return known
end

-- The functions that the file keeps in front of its card, by their names: their parameters, and the
-- tokens behind them.
local function helpers_in(tokens)
  local helpers = {}
  for i, token in ipairs(tokens) do
    if is(token, "local") and is(tokens[i + 1], "function") and tokens[i + 2] and is(tokens[i + 3], "(") then
      local parts, ends = parts_in(tokens, i + 3)
      local names = {}
      for at, part in ipairs(parts) do names[at] = part[1].text end
      helpers[tokens[i + 2].text] = { names = names, tokens = { table.unpack(tokens, ends + 1) } }
    end
  end
  return helpers
end

-- What is read of a file once for all functions in it: its tokens, which of them is the first of each
-- line, and what stands in front of its card.  A writer keeps that of the last file.
local function source_of(w, text)
  if w.source and w.source.text == text then return w.source end
  local tokens, first = engine.tokens(text), {}
  for i = #tokens, 1, -1 do first[tokens[i].line] = i end
  w.source = { text = text, tokens = tokens, first = first, constants = constants(w, tokens),
    helpers = helpers_in(tokens) }
  return w.source
end

-- What the parameters of such a function stand for in a call of it.
local function passed(helper, parts, known)
  local own = {}
  for at, name in ipairs(helper.names) do own[name] = parts[at] and value_of(parts[at], known) end
  return setmetatable(own, { __index = function(_, key)
    for _, name in ipairs(helper.names) do
      if name == key then return nil end
    end
    return known[key]
  end })
end

-- The actions that a function calls, in the order of its lines, and those of the file's own functions
-- that it calls; to the end of the function.
local calls
function calls(w, names, tokens, known, helpers)
  local list, depth, i = {}, 1, 1
  while tokens[i] and depth > 0 do
    local text = tokens[i].kind ~= "string" and tokens[i].text
    if text == "function" or text == "if" or text == "do" then depth = depth + 1 end
    if text == "end" then depth = depth - 1 end
    local row = text and text == names[1] and is(tokens[i + 1], ".") and
      w.action_rows[tokens[i + 2].text]
    if row and row.mode ~= "read" and not ASKS[row.name] then
      local opens = tokens[i + 3]
      local parts = is(opens, "(") and parts_in(tokens, i + 3) or { { opens } }
      if is(opens, "{") then parts = { { table.unpack(tokens, i + 3, select(2, parts_in(tokens, i + 3))) } } end
      list[#list + 1] = { action = arguments(row, parts, known), perhaps = depth > 1 }
    end
    local helper = helpers and text and tokens[i].kind == "name" and is(tokens[i + 1], "(") and helpers[text]
    if helper and not (tokens[i - 1] and (is(tokens[i - 1], ".") or is(tokens[i - 1], "function"))) then
      local parts = parts_in(tokens, i + 1)
      local others = setmetatable({ [text] = false }, { __index = helpers }) -- it does not call itself for ever
      for _, call in ipairs(calls(w, helper.names, helper.tokens, passed(helper, parts, known), others)) do
        call.perhaps = call.perhaps or depth > 1
        list[#list + 1] = call
      end
    end
    i = i + 1
  end
  return list
end

-- ---- Words -------------------------------------------------------------------------------

-- What the names that a function is given stand for: itself, then what was chosen.
local function parameters(w, names, targets)
  local known = { [names[2] or ""] = w.me.object }
  for call, words in pairs(w.phrases.calls) do known[call .. "()"] = words end
  for i, slot in ipairs(targets or {}) do
    if names[i + 2] then known[names[i + 2]] = w:slot(slot) end
  end
  return known
end

local words_of

-- What a call that begins an ability of the card by name comes to; nil: it is no such.
local function begun(w, action, text)
  local name = action.values.ability
  local named = name and w.named[name[1]]
  if not named or w.telling == named then return nil end
  local lasts = action.values.lasts and (observed.durations[action.values.lasts[1]] or action.values.lasts[1])
  local static, said = named.what == "static"
  local telling = w.telling
  w.telling = named
  if static then said = Abilities.sentences(w, named)[1].text:gsub("%.$", "") else said = words_of(w, named, text) end
  w.telling = telling
  if not said then return nil end
  return (static and lasts and lasts .. ", " or action.name == "later" and "later " or "") .. said
end

local function run_words(w, s, text)
  local targets, source = s.ability.targets, source_of(w, text)
  local names, tokens = tokens_of(source, s.run)
  local known = setmetatable(parameters(w, names, targets), { __index = source.constants })
  local said, seen = {}, {}
  for _, call in ipairs(calls(w, names, tokens, known, source.helpers)) do
    local words = (call.perhaps and "perhaps " or "") ..
      (begun(w, call.action, text) or observed.say(w, call.action))
    if not seen[words] then said[#said + 1], seen[words] = words, true end
  end
  local all = table.concat(said, "; ")
  if all == "" then return s.targets and "chooses " .. s.targets or nil end
  local chosen = {}
  for _, slot in ipairs(targets or {}) do
    local words = w:slot(slot)
    if not all:find(words, 1, true) then chosen[#chosen + 1] = words end
  end
  return (#chosen > 0 and "chooses " .. english.list(chosen) .. "; " or "") .. all
end

-- ---- For who plays ---------------------------------------------------------------------

-- What a chosen thing is called once the sentence has named it.
local function pronouns(names, targets)
  local known = {}
  for i, slot in ipairs(targets or {}) do
    local many = slot.tag == "slot" and (slot.what == "any_number" or (tonumber(slot.n) or 1) > 1)
    if names[i + 2] then known[names[i + 2]] = #targets > 1 and "target " .. i or many and "them" or "it" end
  end
  return known
end

-- The sentence of an ability that a call begins by its name, for the middle of another one; nil: the
-- call begins none, or the sentence that calls it is within that one.
local function begun_sentence(w, action)
  local name = action.values.ability and action.values.ability[1]
  local named = name and (w.declared_named or {})[name]
  if not named or w.within == named then return nil end
  local own = setmetatable({ cited = {}, unknowns = {}, within = named }, { __index = w })
  local sentence = Abilities.sentences(own, named)[1]
  if not sentence or #own.unknowns > 0 then return nil end
  local said = sentence.plain:gsub("%.$", ""):gsub("%.%)$", ")"):gsub("^When its text says so, ", "")
  said = said:gsub("move units among those it was started with", "move those units"):gsub("those it was started with", "those")
  said = said:gsub("the second object it was started with", "the other one")
  for _, inner in ipairs(sentence.inner) do said = said .. " (" .. inner.text:gsub("%.$", "") .. ")" end
  return (said:gsub("^%u%l", string.lower)), name
end

local function with_lasts(w, action, said)
  local lasts = action.values.lasts
  return lasts and (observed.durations[lasts[1]] or lasts[1]) .. ", " .. said or said
end

-- What a call does; with `whole`, abilities that it begins by name are told in its place.
local function call_words(w, action, whole)
  local said, name = nil, nil
  if whole then said, name = begun_sentence(w, action) end
  if said and action.name ~= "give_ability" then return with_lasts(w, action, said), name end
  if said then action.values.ability = { said } end
  return english.imperative(observed.say(w, action)), name
end

-- What the function of a sentence does, in the imperative: "return it to hand; draw 1 card".  nil:
-- nothing can be told without running it, or more than a card has room for.
local function acts(w, s, whole)
  local source = source_of(w, w.file_text)
  local names, tokens = tokens_of(source, s.run)
  local known = parameters(w, names, nil)
  for name, word in pairs(pronouns(names, s.ability.targets)) do known[name] = word end
  setmetatable(known, { __index = source.constants })
  local said, seen, told, unknowns = {}, {}, {}, #w.unknowns
  for _, call in ipairs(calls(w, names, tokens, known, source.helpers)) do
    local words, name = call_words(w, call.action, whole)
    if call.perhaps and not words:match "^perhaps " then words = "perhaps " .. words end
    if name then told[#told + 1] = name end
    if not seen[words] then said[#said + 1], seen[words] = words, true end
  end
  for i = #w.unknowns, unknowns + 1, -1 do w.unknowns[i] = nil end -- what it is for is told elsewhere
  local all = table.concat(said, "; "):gsub("what it finds", "what fits")
  if all == "" or #all > MOST_ON_A_CARD then return nil end
  for _, name in ipairs(w.told and told or {}) do w.told[name] = true end
  return all
end

function does.acts(w, s)
  if type(s.run) ~= "table" or s.run.tag ~= "function" or not w.file_text then return nil end
  return acts(w, s, true) or acts(w, s, false)
end

local function modes_words(w, modes, text)
  local said = {}
  for i = 1, #modes do said[#said + 1] = words_of(w, modes[i], text) end
  return #said > 0 and "one of: " .. table.concat(said, " / ") or nil
end

-- What it does, and in games whose labels leave that out also what it costs.
function words_of(w, ability, text)
  if ability.label then return ability.label end
  local s = Abilities.read(w, ability)
  local does_what = s.run and run_words(w, s, text) or s.add and "adds " .. s.add
    or s.evolves and "evolve " .. s.evolves or s.targets and "chooses " .. s.targets
  for i = 1, #ability do
    if Writer.is(ability[i], "modes") then does_what = modes_words(w, ability[i], text) end
  end
  if does_what and s.process then does_what = s.process .. ": " .. does_what end
  if does_what and s.cost and w.phrases.label_costs then does_what = s.cost .. ": " .. does_what end
  return does_what
end

-- ---- Finding it ----------------------------------------------------------------------------

-- The ability or mode with that function, or, as it has none, in that line.
local function find(declared, number, line)
  if type(declared) ~= "table" or declared.tag == "function" then return nil end
  local ability = declared.tag == "ability" or declared.tag == "mode"
  if ability and number > 0 and type(declared.run) == "table" and declared.run.number == number then
    return declared
  end
  if ability and number == 0 and declared.line == line and not declared.run then return declared end
  for _, value in pairs(declared) do
    local found = find(value, number, line)
    if found then return found end
  end
  return nil
end

-- Gives a writer what it needs to tell of actions.
function does.equip(w, game, words)
  w.actions, w.parameter_kinds, w.action_rows = require("show." .. game .. ".actions"), {}, {}
  for _, action in ipairs(words.actions) do
    local kinds = {}
    for _, param in ipairs(action.params) do kinds[param.name] = param.type end
    w.parameter_kinds[action.name], w.action_rows[action.name] = kinds, action
  end
end

-- ---- For the labels ------------------------------------------------------------------------

-- Keywords of files are called as their names say.
local KEYWORDS = { __index = function(_, name) return { title = keywords.title(name) } end }

local function writer(game)
  local words, phrases = engine.words(game), require("show." .. game)
  local known = setmetatable(keywords.of_engine(words, phrases), KEYWORDS)
  local w = Writer.new(phrases, words, known)
  w.named, w.telling = {}, false -- the card's abilities by name; the one that is being told
  does.equip(w, game, words)
  return w
end

-- A function that says what the ability of a file does: (declared, text, number, line) -> words,
-- or nil when it has none.
function does.open(game)
  local w = writer(game)
  return function(declared, text, number, line)
    for _, each in ipairs(declared) do
      local ability = find(each, number, line)
      if ability then
        w:begin(w.phrases.me[each.type] or w.phrases.me.card)
        w.named = each.abilities or {}
        local words = words_of(w, ability, text)
        if words and #w.unknowns > 0 and not ability.label then return nil end
        if words and #words > MOST then words = words:sub(1, MOST - 4):gsub("%s+%S*$", "") .. " ..." end
        return words
      end
    end
    return nil
  end
end

return does
