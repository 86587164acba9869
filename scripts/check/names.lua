-- SPDX-License-Identifier: MIT
--
-- names.lua -- what the cards and keywords of a pool are called, read off their files: fast,
-- and there also when one of them is broken.

local engine = require "lunarbiter"
local lfs = require "lfs"
local files = require "files"
local files_of = require "check.files"

local function add_scripts(folder, texts)
  if lfs.attributes(folder, "mode") ~= "directory" then return end
  files.each(folder, function(path)
    if not path:match "_spec%.lua$" then texts[#texts + 1] = files_of.text(path) end
  end)
end

-- The texts of all scripts in a folder and below it, no specs.
local scripts = {} -- by folder
local function scripts_in(folder)
  if not scripts[folder] then
    scripts[folder] = {}
    add_scripts(folder, scripts[folder])
  end
  return scripts[folder]
end

-- Calls for each place where the word stands what the pattern finds behind it.
local function each_behind(text, word, pattern, visit)
  local first, last = text:find(word, 1, true)
  while first do
    local found = text:match(pattern, last + 1)
    if found and not text:sub(first - 1, first - 1):find "[%w_]" then visit(found) end
    first, last = text:find(word, last + 1, true)
  end
end

-- Counts what `of`, a word and a pattern, finds in one text; what it finds between braces is a
-- list of texts.
local function take(text, of, names)
  local seen = {}
  local function count(name)
    if not seen[name] then names[name] = (names[name] or 0) + 1 end
    seen[name] = true
  end
  each_behind(text, of[1], of[2], function(found)
    if found:sub(1, 1) ~= "{" then return count(found) end
    for name in found:gmatch "\"([^\"\n]+)\"" do count(name) end
  end)
end

-- In how many files of a folder each name stands.
local folders = {} -- by folder, by what is looked for
local function names_in(folder, of)
  local known = folders[folder] or {}
  folders[folder] = known
  if not known[of] then
    known[of] = {}
    for _, text in ipairs(scripts_in(folder)) do take(text, of, known[of]) end
  end
  return known[of]
end

local function add(to, names)
  for name, count in pairs(names) do to[name] = (to[name] or 0) + count end
end

local KEYWORD = { "keyword", "^%s*%(?\"([%w_]+)\"" }
local TITLE, ID = { "name", "^%s*=%s*\"([^\"\n]+)\"" }, { "id", "^%s*=%s*\"([^\"\n]+)\"" }
-- A card goes by its name, its id and its further names.
local CARD = { TITLE, ID, { "aliases", "^%s*=%s*(%b{})" } }
local TOKEN = { { "id", "^%s*=%s*\"token%-([^\"\n]+\"%s*,%s*name%s*=%s*\"[^\"\n]+\")" } }
local COUNTERS = { { "counters", "^%s*=%s*(%b{})" }, { "counters", "^%s*=%s*{%s*([%a_][%w_]*)%s*=" } }
local SIGNALS = { { "signals", "^%s*=%s*(%b{})" }, { "signal", "^%s*=%s*\"([^\"\n]*)\"" } }

-- Makes a function that is asked for file after file: it works once for each game and mod.
local function once(make)
  local made = {}
  return function(file, ...)
    local key = (file.game or "") .. "\0" .. (file.mod or "")
    if not made[key] then made[key] = make(file, ...) end
    return made[key]
  end
end

-- The folders of the mods that are loaded with a file, and of what they build on; what is wrong
-- with one is told elsewhere.
local mods_of = once(function(file, options)
  local asked = { table.unpack(options.mods or {}) }
  asked[#asked + 1] = file.mod
  local fine, mods = pcall(engine.mods, { scripts = options.scripts, mods = asked })
  local found = fine and {} or asked
  for i, mod in ipairs(fine and mods or {}) do found[i] = mod.directory end
  return found
end)

-- What one of the patterns, each with its word, finds in the cards that may be loaded with a
-- file: in how many.
local function find_in_cards(file, files, patterns, options)
  local names = {}
  for _, pattern in ipairs(patterns) do
    add(names, names_in(options.cards .. "/" .. file.game, pattern))
    for _, mod in ipairs(mods_of(file, options)) do add(names, names_in(mod .. "/cards", pattern)) end
    for _, other in ipairs(files) do
      if other.kind == "card" and not other.home and not other.mod then take(other.source.text, pattern, names) end
    end
  end
  return names
end

-- The same; a list of patterns is looked for once.
local by_patterns = setmetatable({}, { __mode = "k" })
local function in_cards(file, files, patterns, options)
  by_patterns[patterns] = by_patterns[patterns] or once(find_in_cards)
  return by_patterns[patterns](file, files, patterns, options)
end

-- The names and ids of all cards, as a list.
local cards = once(function(file, files, options)
  local list = {}
  for name in pairs(in_cards(file, files, CARD, options)) do list[#list + 1] = name end
  table.sort(list)
  return list
end)

-- The names of all cards, as keys.
local all = once(function(file, files, options)
  local names = {}
  add(names, in_cards(file, files, CARD, options))
  return names
end)

-- The names of tokens by what stands behind "token-" in their ids: of cards, and of the file itself.
local function tokens(file, files, options)
  local found, names = {}, {}
  add(found, in_cards(file, files, TOKEN, options))
  take(file.source.text, TOKEN[1], found)
  for name in pairs(found) do
    local id, title = name:match '^([^"]+)".-name%s*=%s*"([^"]+)"'
    if id then names[id:gsub("-", "_")], names[id] = title, title end
  end
  return names
end

-- The names of counters that some card speaks of.
local function counters(file, files, options) return in_cards(file, files, COUNTERS, options) end

-- The names of signals that some card or keyword lists or waits for.
local signals = once(function(file, files, options)
  local names = {}
  add(names, in_cards(file, files, SIGNALS, options))
  for _, of in ipairs(SIGNALS) do
    for _, other in ipairs(files) do
      if other.kind == "keyword" and not other.home and not other.mod then take(other.source.text, of, names) end
    end
    for _, mod in ipairs(mods_of(file, options)) do add(names, names_in(mod .. "/keywords", of)) end
    add(names, names_in(options.scripts .. "/keywords", of))
  end
  return names
end)

-- The id of the card of that name in a folder; nil: there is none.
local ids = {} -- folder -> name -> id
local function id_of(folder, name)
  if not ids[folder] then
    ids[folder] = {}
    for _, text in ipairs(scripts_in(folder)) do
      local id, title
      each_behind(text, ID[1], ID[2], function(found) id = id or found end)
      each_behind(text, TITLE[1], TITLE[2], function(found) title = title or found end)
      if id and title then ids[folder][title] = id end
    end
  end
  return ids[folder][name]
end

-- Those that files of the game itself define: keywords/evolve.lua, keywords/evolve-racing.lua.
local of_games = {} -- game -> names
local function keywords_of_game(game, options)
  local folder = options.scripts .. "/keywords"
  if of_games[game] or lfs.attributes(folder, "mode") ~= "directory" then return of_games[game] or {} end
  of_games[game] = {}
  for name in lfs.dir(folder) do
    if name:match("^" .. game .. "[%-%.].*lua$") then take(files_of.text(folder .. "/" .. name), KEYWORD, of_games[game]) end
  end
  return of_games[game]
end

-- The engine's keywords, those of the game's files and those of mods, as a list.
local known_keywords = once(function(file, engine_keywords, options)
  local list = { table.unpack(engine_keywords) }
  for name in pairs(keywords_of_game(file.game, options)) do list[#list + 1] = name end
  for _, mod in ipairs(mods_of(file, options)) do
    for name in pairs(names_in(mod .. "/keywords", KEYWORD)) do list[#list + 1] = name end
  end
  return list
end)

-- The same, with those of the file itself.
local function keywords(file, engine_keywords, options)
  local list, own = known_keywords(file, engine_keywords, options), {}
  take(file.source.text, KEYWORD, own)
  if not next(own) then return list end
  list = { table.unpack(list) }
  for name in pairs(own) do list[#list + 1] = name end
  return list
end

-- Reads what all cards of a game are called, for tools that ask again and again.
local function warm(game, options)
  for _, list in ipairs { CARD, TOKEN, COUNTERS, SIGNALS } do
    for _, pattern in ipairs(list) do names_in(options.cards .. "/" .. game, pattern) end
  end
  keywords_of_game(game, options)
end

return { all = all, cards = cards, counters = counters, id_of = id_of, in_cards = in_cards, signals = signals, tokens = tokens, warm = warm,
  keywords = keywords, known_keywords = known_keywords }
