-- SPDX-License-Identifier: MIT
--
-- names.lua -- what the cards and keywords of a pool are called, read off their files: fast,
-- and there also when one of them is broken.

local engine = require "lunarbiter"
local lfs = require "lfs"
local files_of = require "check.files"

local function each_script(folder, visit)
  if lfs.attributes(folder, "mode") ~= "directory" then return end
  for name in lfs.dir(folder) do
    local path = folder .. "/" .. name
    if name:sub(1, 1) == "." then -- no script
    elseif lfs.attributes(path, "mode") == "directory" then each_script(path, visit)
    elseif name:match "%.lua$" and not name:match "_spec%.lua$" then visit(files_of.text(path)) end
  end
end

-- Counts what the pattern finds in one text; what it finds between braces is a list of texts.
local function take(text, pattern, names)
  local seen = {}
  local function count(name)
    if not seen[name] then names[name] = (names[name] or 0) + 1 end
    seen[name] = true
  end
  for found in text:gmatch(pattern) do
    if found:sub(1, 1) ~= "{" then count(found) end
    for name in (found:sub(1, 1) == "{" and found or ""):gmatch "\"([^\"\n]+)\"" do count(name) end
  end
end

local folders = {} -- folder -> in how many of its files each name stands

local function names_in(folder, pattern)
  local key = folder .. "\0" .. pattern
  if not folders[key] then
    local names = {}
    each_script(folder, function(text) take(text, pattern, names) end)
    folders[key] = names
  end
  return folders[key]
end

local function add(to, names)
  for name, count in pairs(names) do to[name] = (to[name] or 0) + count end
end

local KEYWORD = "keyword%s*%(?\"([%w_]+)\""
-- A card goes by its name, its id and its further names.
local CARD = { "[%s{]name%s*=%s*\"([^\"\n]+)\"", "[%s{]id%s*=%s*\"([^\"\n]+)\"",
  "[%s{]aliases%s*=%s*(%b{})" }
local TOKEN = { "[%s{]id%s*=%s*\"token%-([^\"\n]+)\"" }

-- The folders of the mods that are loaded with a file, and of what they build on; what is wrong
-- with one is told elsewhere.
local folders_of = {} -- by mod
local function mods_of(file, options)
  local key = file.mod or ""
  if folders_of[key] then return folders_of[key] end
  local asked = { table.unpack(options.mods or {}) }
  asked[#asked + 1] = file.mod
  local fine, mods = pcall(engine.mods, { scripts = options.scripts, mods = asked })
  local found = fine and {} or asked
  for i, mod in ipairs(fine and mods or {}) do found[i] = mod.directory end
  folders_of[key] = found
  return found
end

-- What one of the patterns finds in the cards that may be loaded with a file: in how many.
local function in_cards(file, files, patterns, options)
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

-- The names and ids of all cards, as a list.
local lists = {} -- by game and mod
local function cards(file, files, options)
  local key = file.game .. "\0" .. (file.mod or "")
  if not lists[key] then
    lists[key] = {}
    for name in pairs(in_cards(file, files, CARD, options)) do table.insert(lists[key], name) end
    table.sort(lists[key])
  end
  return lists[key]
end

-- The names of all cards, as keys; of a token "token-sand-soldier" also "sand_soldier".
local known = {} -- by game and mod
local function all(file, files, options)
  local key = file.game .. "\0" .. (file.mod or "")
  if known[key] then return known[key] end
  local names = in_cards(file, files, CARD, options)
  known[key] = names
  for name in pairs(in_cards(file, files, TOKEN, options)) do names[name:gsub("-", "_")] = 1 end
  return names
end

-- The names of counters that some card speaks of.
local spoken = {} -- by game and mod
local function counters(file, files, options)
  local key = file.game .. "\0" .. (file.mod or "")
  spoken[key] = spoken[key] or in_cards(file, files,
    { "counters%s*=%s*(%b{})", "counters%s*=%s*{%s*([%a_][%w_]*)%s*=" }, options)
  return spoken[key]
end

-- The names of signals that some card or keyword lists or waits for.
local heard = {} -- by game and mod
local SIGNALS = { "signals%s*=%s*(%b{})", "[^%w_]signal%s*=%s*\"([^\"\n]*)\"" }
local function signals(file, files, options)
  local key = file.game .. "\0" .. (file.mod or "")
  if heard[key] then return heard[key] end
  local names = in_cards(file, files, SIGNALS, options)
  heard[key] = names
  for _, pattern in ipairs(SIGNALS) do
    if not file.mod then take(file.source.text, pattern, names) end
    for _, mod in ipairs(mods_of(file, options)) do add(names, names_in(mod .. "/keywords", pattern)) end
    add(names, names_in(options.scripts .. "/keywords", pattern))
  end
  return names
end

-- The id of the card of that name in a folder; nil: there is none.
local ids = {} -- folder -> name -> id
local function id_of(folder, name)
  if not ids[folder] then
    ids[folder] = {}
    each_script(folder, function(text)
      local id, title = text:match "[%s{]id%s*=%s*\"([^\"\n]+)\"", text:match(CARD[1])
      if id and title then ids[folder][title] = id end
    end)
  end
  return ids[folder][name]
end

-- The engine's keywords and those of mods, as a list.
local function keywords(file, engine_keywords, options)
  local list, own = { table.unpack(engine_keywords) }, {}
  take(file.source.text, KEYWORD, own)
  for name in pairs(own) do list[#list + 1] = name end
  for _, mod in ipairs(mods_of(file, options)) do
    for name in pairs(names_in(mod .. "/keywords", KEYWORD)) do list[#list + 1] = name end
  end
  return list
end

return { all = all, cards = cards, counters = counters, id_of = id_of, in_cards = in_cards, signals = signals,
  keywords = keywords }
