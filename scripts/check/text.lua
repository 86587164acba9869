-- SPDX-License-Identifier: MIT
--
-- text.lua -- a card's own wording (its field `text`) against its script: numbers and keywords
-- that only one of them has.
--
-- Wordings are free, so this asks little: which numbers and which keywords there are.  What
-- stands in brackets reminds of rules and says nothing of its own.  1 is seldom written.

local engine = require "lunarbiter"
local files_of = require "check.files"
local names_of = require "check.names"
local wording = require "check.wording"

local NUMBER_WORDS = { two = 2, twice = 2, both = 2, double = 2, doubled = 2, doubles = 2, half = 2,
  second = 2, pair = 2, other = 2, another = 2, three = 3, third = 3, four = 4, fourth = 4, five = 5,
  fifth = 5, six = 6, seven = 7, eight = 8, nine = 9, ten = 10, eleven = 11, twelve = 12 }
-- Words of the text that are seldom meant as a number.
local VAGUE = { other = true, another = true, both = true, pair = true, second = true, half = true,
  double = true, doubled = true, doubles = true, twice = true }
-- Words of the vocabulary that say one.
local SCRIPT_WORDS = { two = 2, three = 3, four = 4 }

-- ---- Numbers of the text ----------------------------------------------------------------------

-- Number -> how it is written there; those that may be meant otherwise in `vague` only.
local function numbers_in_text(text)
  local sure, vague = {}, {}
  for digits in text:gmatch "%f[%w]%d+%f[%W]" do sure[tonumber(digits)] = digits end
  for word in text:lower():gmatch "%a+" do
    local number = NUMBER_WORDS[word]
    if number and VAGUE[word] then vague[number] = word
    elseif number then sure[number] = word end
  end
  return sure, vague
end

-- ---- Numbers of the script ----------------------------------------------------------------------

-- Fields of a card that are printed beside its text.
local PRINTED = { id = true, name = true, text = true, aliases = true, cost = true, might = true,
  might_bonus = true, attack = true, defense = true, evolve = true, tags = true, traits = true }
-- Words whose numbers say which one, not how many; and fields of that kind.
local PLACES = { ref = true, on_slot = true, arg = true, target = true, number = true, select = true }
local PLACE_FIELDS = { chosen_in = true, nth = true, choose = true, n = true, max = true }

-- The numbers that say something: token by number, leaving out those that count places.
local function numbers_in_script(source)
  local found, all = {}, {}
  local open = source:returned "card"
  for _, entry in ipairs(open and source:entries(open) or {}) do
    local key = entry.key and source.tokens[entry.key].text
    if PRINTED[key] then
      for at = entry.first, entry.last do
        local token = source.tokens[at]
        if token.kind == "number" then
          all[tonumber(token.text)] = true
          token.printed = true
        end
      end
    end
  end
  for i, token in ipairs(source.tokens) do
    local value = token.kind == "number" and tonumber(token.text)
      or token.kind == "name" and source:is(i + 1, "op", "(") and SCRIPT_WORDS[token.text]
    if value then
      local place = source:is(i - 1, "op", "[")
        or source:is(i - 1, "op", "(") and source:is(i - 2, "name") and PLACES[source.tokens[i - 2].text]
        or source:is(i - 1, "op", "=") and source:is(i - 2, "name") and PLACE_FIELDS[source.tokens[i - 2].text]
        or source:is(i - 1, "op", "#") or source:is(i - 2, "op", "#")
      all[value] = true
      if not place and not token.printed and not found[value] then found[value] = token end
    end
  end
  return found, all
end

local function check_numbers(source, text, say)
  local written, vague = numbers_in_text(text)
  local used, all = numbers_in_script(source)
  for value, how in pairs(written) do
    if value > 1 and not all[value] then
      say("text-number", nil, "the text says %s, and the script has no %d", how, value)
    end
  end
  for value, token in pairs(used) do
    if value > 1 and value == math.floor(value) and not written[value] and not vague[value] then
      say("text-number", token, "the script says %d, and the text does not", value)
    end
  end
end

-- ---- Keywords --------------------------------------------------------------------------------------

-- "quick_draw" as it may be written: Quick-Draw, Quick Draw.
local function pattern_of(keyword)
  local parts = {}
  for part in keyword:gmatch "[^_]+" do
    parts[#parts + 1] = ("[%s%s]%s"):format(part:sub(1, 1):upper(), part:sub(1, 1), part:sub(2))
  end
  return "%f[%w]" .. table.concat(parts, "[ -]?") .. "%f[%W]"
end

-- The words of a keyword as a keyword, not as a word like any other: with a capital letter.
local function title_of(keyword)
  local parts = {}
  for part in keyword:gmatch "[^_]+" do parts[#parts + 1] = part:sub(1, 1):upper() .. part:sub(2) end
  return "%f[%w]" .. table.concat(parts, "[ -]?") .. "%f[%W]"
end

-- The first token that uses the keyword: as a text, or as the word of an ability.
local function use_of(source, keyword, near)
  for i, token in ipairs(source.tokens) do
    local text = token.kind == "string" or token.kind == "name"
    local is = token.text == keyword or near and token.text:sub(1, #keyword) == keyword
    if text and is and not (source:is(i - 1, "op", "=") and source:is(i - 2, "name", "text")) then
      return token, i
    end
  end
  return nil
end

-- In the script it counts as said when it stands as a text in a list of keywords, or as a word.
local function says(source, keyword)
  local token, i = use_of(source, keyword, false)
  if not token then return nil end
  if token.kind == "name" then return source:is(i + 1, "op", "{") and token or nil end
  return token
end

local function check_keywords(source, text, keywords, say)
  for _, keyword in ipairs(keywords) do
    if text:find(title_of(keyword)) and not use_of(source, keyword, true) then
      say("text-keyword", nil, "the text has '%s', and the script does not", keyword)
    end
    local token = says(source, keyword)
    if token and not text:find(pattern_of(keyword)) then
      say("text-keyword", token, "the script has '%s', and the text does not", keyword)
    end
  end
end

-- ---- A card -----------------------------------------------------------------------------------------

-- The words that a game's keyword files define beside the engine's keywords.
local shorthands = {}
local function words_of(file, options)
  local keywords = names_of.keywords(file, engine.words(file.game).keywords, options)
  if not shorthands[file.game] then
    local list = {}
    local text = files_of.read(options.scripts .. "/keywords/" .. file.game .. ".lua")
    for name in text:gmatch "shorthand%s*%(?\"([%w_]+)\"" do list[#list + 1] = name end
    shorthands[file.game] = list
  end
  return table.move(shorthands[file.game], 1, #shorthands[file.game], #keywords + 1, keywords)
end

-- The actions of a game that take the names of tokens, as keys.
local makers = {}
local function makers_of(game)
  if makers[game] then return makers[game] end
  local names = {}
  for _, action in ipairs(engine.words(game).actions) do
    for _, param in ipairs(action.params) do
      if param.name:match "^tokens?$" then names[action.name] = true end
    end
  end
  makers[game] = names
  return names
end

local function makes_tokens(source, actions)
  for i, token in ipairs(source.tokens) do
    if token.kind == "name" and actions[token.text] and source:is(i - 1, "op", ".") then return true end
  end
  return false
end

-- Calls say(code, token or nil, message, ...) for what one of them has alone.
local function compare(file, text, keywords, say)
  local source = file.source
  text = text:gsub("%b()", function(words) return words:find "%s" and " " or nil end)
  local said = makes_tokens(source, makers_of(file.game)) and function(code, token, ...)
    if token then say(code, token, ...) end -- the text may tell what the token has
  end or say
  check_numbers(source, text, said)
  check_keywords(source, text, keywords, said)
end

-- What a card's text is compared with: its own, or what a table says of it.
local function check_card(file, field, facts, options, say)
  if field then
    compare(file, field.text, words_of(file, options), say)
    wording.compare(file, wording.facts_of(field.text), say)
  elseif facts then
    wording.compare(file, facts, say)
  end
end

local function check(files, report, options)
  local tables = options.facts and wording.read_table(options.facts) or {}
  for _, file in ipairs(files) do
    local readable = file.kind == "card" and not file.source.unreadable
    local open = readable and file.source:returned "card"
    if open then
      local field, id = file.source:value(open, "text"), file.source:value(open, "id")
      check_card(file, field, id and tables[id.text:lower()], options, function(code, token, message, ...)
        report:at(file.source, token or field or file.source.tokens[open], code, message, ...)
      end)
    end
  end
end

return { check = check, compare = compare, words_of = words_of }
