-- SPDX-License-Identifier: MIT
--
-- few.lua -- pools of the few cards that a spec needs.
--
-- Where one card has changed there is no need for all the others: a pool `with` a changed
-- file holds what the spec names, what those cards name, and so on.  It takes a few
-- milliseconds, where all cards take hundreds (scenario/pools.lua).

local engine = require "lunarbiter"
local files = require "files"
local lfs = require "lfs"
local pools = require "scenario.pools"
local spec = require "scenario.spec"
local tools = require "scenario.tools"

local few = {}
local Few = {}
Few.__index = Few

function few.new(options)
  return setmetatable({ options = options, pools = pools.new(options), indices = {}, found = {} }, Few)
end

-- The cards beside those of the folders: the game's test cards, then the spec's own.
local function extra_cards(read)
  local extra = { table.unpack(spec.words_of(read.game).test_cards()) }
  table.move(read.cards, 1, #read.cards, #extra + 1, extra)
  return extra
end

local function folders_of(mods)
  local folders = {}
  for i, mod in ipairs(mods or {}) do folders[i] = mod.directory end
  return folders
end

function Few:folder(game) return self.options.cards .. "/" .. game end

-- A pool of these cards for a spec; with `all` of those in the game's folder, too.
local function load(self, read, extra, all, instead)
  return engine.pool { scripts = self.options.scripts, game = read.game, extra = extra,
    cards = all and self:folder(read.game) or nil, mods = folders_of(read.mods),
    instead = instead }
end

-- All cards, of this spec.
function Few:whole(read) return self.pools:whole(read) end

-- Files have changed: what was loaded is loaded anew.
function Few:forget()
  self.pools, self.indices, self.found = pools.new(self.options), {}, {}
end

-- ---- Which card is in which file --------------------------------------------------

-- The name of the card that a file makes.
function few.card_name(text) return text:match '%f[%w_]name%s*=%s*"([^"\n]+)"' end

local function key_name(text) return (few.card_name(text) or ""):lower() end

-- name -> the files { path, text, absolute path } of the cards that are called so, of a
-- game's folder; names in small letters, as scripts may give them
local function index_of(self, game)
  if not self.indices[game] then
    local index = {}
    files.each(self:folder(game), function(file)
      if file:match "_spec%.lua$" then return end
      local text = spec.read_file(file)
      local name = key_name(text)
      index[name] = index[name] or {}
      table.insert(index[name], { file, text, tools.absolute(file) })
    end)
    self.indices[game] = index
  end
  return self.indices[game]
end

local function find_in(index, path)
  for name, cards in pairs(index) do
    for _, card in ipairs(cards) do
      if card[3] == path then return name, card end
    end
  end
  return nil
end

-- A card file, by its absolute path, has this text now; gives the name that its card had.
function Few:changed(path, text)
  self.pools = pools.new(self.options)
  for _, index in pairs(self.indices) do
    local name, card = find_in(index, path)
    if name then
      card[2] = text
      if key_name(text) ~= name then self.indices = {} end
      return name
    end
  end
  self.indices = {} -- a new one
  return nil
end

-- Two spellings of one path?
local function same_file(a, b)
  local one, other = lfs.attributes(a), lfs.attributes(b)
  return one and other and one.ino == other.ino and one.dev == other.dev
end

-- The place of the card of this file in a list.
local function place_of(cards, path)
  for i, card in ipairs(cards) do
    if same_file(card[1], path) then return i end
  end
  return nil
end

-- The file as the loader calls it, among all that it finds for a spec: keywords, mods, and
-- with `all` the cards of the game's folder.  false when it is none of them.
local function found_as(self, read, path, all)
  local key = path .. (all and " all" or "")
  if self.found[key] ~= nil then return self.found[key] end
  local roots, found = folders_of(read.mods), false
  roots[#roots + 1] = self.options.scripts .. "/keywords"
  if all then roots[#roots + 1] = self:folder(read.game) end
  for _, root in ipairs(roots) do
    files.each(root, function(file)
      if same_file(file, path) then found = file end
    end)
  end
  self.found[key] = found
  return found
end

-- ---- The cards that are needed ----------------------------------------------------

-- What a text may mean: "p2's Unit 3#2", "an ability of p2's Zapper"
local function meant_by(text)
  local name = text:gsub("#%d+$", ""):gsub("^an ability of ", ""):gsub("^p%d's ", "")
  return name:lower()
end

-- Adds to `list` the cards that the text names, and those that these name.
local function add_named(index, text, list, seen)
  for quoted in text:gmatch '"([^"\n]+)"' do
    local name = meant_by(quoted)
    for _, card in ipairs(not seen[name] and index[name] or {}) do
      seen[name] = true
      list[#list + 1] = card
      add_named(index, card[2], list, seen)
    end
  end
end

-- What the spec needs: test cards, the cards it names, those that its mods and the changed
-- text name.
local function needed_cards(self, read, text)
  local index, list, seen = index_of(self, read.game), extra_cards(read), {}
  for _, name in ipairs(spec.words_of(read.game).always or {}) do
    add_named(index, ('"%s"'):format(name), list, seen)
  end
  for i = 1, #list do add_named(index, list[i][2], list, seen) end
  for _, folder in ipairs(folders_of(read.mods)) do
    files.each(folder, function(file) add_named(index, spec.read_file(file), list, seen) end)
  end
  add_named(index, read.text, list, seen)
  add_named(index, text, list, seen)
  return list
end

-- The texts of all cards that the spec rests on, as one.
function Few:texts(read)
  local texts = {}
  for i, card in ipairs(needed_cards(self, read, "")) do texts[i] = card[2] end
  return table.concat(texts, "\0")
end

-- A pool of just what the spec needs.
function Few:few(read) return load(self, read, needed_cards(self, read, ""), false) end

-- A pool of what the spec needs, in which the file `path` (a card or keywords) has this
-- text instead of its own; with `all` of all cards.
function Few:with(read, path, text, all)
  local extra = all and extra_cards(read) or needed_cards(self, read, text)
  local known = found_as(self, read, path, all)
  local mark = ("\n" .. text):find '\nkeyword%s*%(?%s*"' and "keywords:" or ""
  if not known then extra[place_of(extra, path) or #extra + 1] = { mark .. path, text } end
  return load(self, read, extra, all, known and { { known, text } } or nil)
end

-- The mods that a file belongs to.
function few.mods_of(path, options) return spec.mods_of and spec.mods_of(path, options) or {} end

-- Every script file that may have to do with the file `path`: its game's cards and specs,
-- and those of its mod.
function Few:reach(path)
  local list = {}
  local function add(file) list[#list + 1] = file end
  local mods = few.mods_of(path, self.options)
  files.each(self:folder(spec.game_of(path, self.options, mods)), add)
  for _, folder in ipairs(folders_of(mods)) do files.each(folder, add) end
  return list
end

return few
