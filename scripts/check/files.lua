-- SPDX-License-Identifier: MIT
--
-- files.lua -- which files a path means, what each is, and whose game and mod it belongs to.
--
--   { path = as it is told, kind = "card" | "keyword" | "format" | "spec" | "deck" | "mod",
--     game =, mod = the folder of its mod, home = its place among what ships, source = }

local engine = require "lunarbiter"
local lfs = require "lfs"
local new_source = require("check.source").new
local whole = require "files"

local read = whole.read

-- ---- Paths -----------------------------------------------------------------------------

local function is_folder(path) return lfs.attributes(path, "mode") == "directory" end
local function is_file(path) return lfs.attributes(path, "mode") == "file" end

local HERE = lfs.currentdir()

-- Without "." and "..", from the root.
local function absolute(path)
  if path:sub(1, 1) ~= "/" then path = HERE .. "/" .. path end
  if not path:find("/.", 1, true) and not path:find("//", 1, true) then return path end
  local parts = {}
  for part in path:gmatch "[^/]+" do
    if part == ".." then parts[#parts] = nil
    elseif part ~= "." then parts[#parts + 1] = part end
  end
  return "/" .. table.concat(parts, "/")
end

-- As it is said in the current folder, if it lies there.
local function relative(path)
  local here = HERE .. "/"
  return path:sub(1, #here) == here and path:sub(#here + 1) or path
end

-- The same, of files that several parts ask for.
local texts = {}
local function text(path)
  texts[path] = texts[path] or read(path)
  return texts[path]
end

-- Takes a text for what stands in a file, whoever reads it.
local function put(path, given) texts[path], whole.instead[path] = given, given end

-- The folder with a mod.lua at or above a path; nil: it is in no mod.
local function mod_above(path)
  local folder = absolute(path)
  if not is_folder(folder) then folder = folder:match "^(.*)/[^/]*$" end
  while folder ~= "" do
    if is_file(folder .. "/mod.lua") then return folder end
    folder = folder:match "^(.*)/[^/]*$"
  end
  return nil
end

-- ---- What a file is -----------------------------------------------------------------------

local function kind_of(path, source)
  if path:match "%.txt$" then return "deck" end
  if path:match "_spec%.lua$" or ("\n" .. source.text):find "\ntest_%a+[ %({]" then return "spec" end
  for _, word in ipairs { "card", "format", "mod" } do
    if source:returned(word) then return word end
  end
  for i, token in ipairs(source.tokens) do
    if token.kind == "name" and (token.text == "keyword" or token.text == "shorthand")
      and source:is(i + 1, "string") then
      return "keyword"
    end
  end
  if path:match "mod%.lua$" then return "mod" end
  for kind, folder in pairs { keyword = "keywords", format = "formats" } do
    if path:match("/" .. folder .. "/[^/]+$") then return kind end
  end
  return "card"
end

-- What the mod.lua of a folder says of its game.
local mod_games = {}
local function game_of_mod(folder)
  if mod_games[folder] == nil then
    local source = new_source("mod.lua", read(folder .. "/mod.lua"))
    local game = source:value(source:returned "mod", "game")
    mod_games[folder] = game and game.text or false
  end
  return mod_games[folder] or nil
end

-- Which game, as far as the file or its place says so: cards/NAME/, keywords/NAME.lua.
local function game_of(file, options)
  if options.game then return options.game end
  if file.mod and game_of_mod(file.mod) then return game_of_mod(file.mod) end
  local game = file.kind == "format" and file.source:value(file.source:returned "format", "game")
  if game then return game.text end
  for _, name in ipairs(options.games) do
    local place = file.absolute
    if place:find("/decks/" .. name .. "/", 1, true) then return name end
    if place:find("/cards/" .. name .. "/", 1, true) or place:find("/scenarios/" .. name .. "/", 1, true)
      or place:match("/keywords/" .. name .. "[.-][^/]*$") then
      return name
    end
  end
  if file.kind == "deck" then return engine.deck_game(file.path) end
  return (file.kind == "format" or file.mod) and options.games[1] or nil
end

-- The name that a load gives it, when it is among the cards and keywords that ship.
local function home_of(path, options)
  for _, folder in ipairs { options.cards, options.scripts .. "/keywords",
    options.scripts .. "/formats" } do
    local root = absolute(folder)
    if path:sub(1, #root + 1) == root .. "/" then return folder .. path:sub(#root + 1) end
  end
  return nil
end

local function new_file(path, options)
  local file = { path = path, absolute = absolute(path) }
  file.source = new_source(path, text(path))
  file.kind = kind_of(path, file.source)
  file.home = home_of(file.absolute, options)
  if file.home then texts[file.home] = file.source.text end -- read once, whatever it is called
  file.mod = not file.home and mod_above(path) or nil
  file.game = game_of(file, options)
  return file
end

-- ---- What paths mean -------------------------------------------------------------------------

local function add(path, found, seen)
  local place = absolute(path)
  if seen[place] then return end
  seen[place] = true
  found[#found + 1] = path
end

-- Whether anything looks at a file of this name: a script, or a deck list.
local function is_looked_at(path) return path:match "%.lua$" ~= nil or path:match "%.txt$" ~= nil end

-- Scripts, and the deck lists in folders that are called so.
local function search(path, found, seen, root, depth)
  for _, name in ipairs(whole.names(path)) do
    local full = path .. "/" .. name
    whole.check_name(path, name, root, depth)
    local read = name:match "%.lua$" or name:match "%.txt$" and ("/" .. full):find "/decks/"
    if read then add(full, found, seen)
    elseif is_folder(full) then search(full, found, seen, root, depth + 1) end
  end
end

-- The scripts right in a folder, sorted; none when there is no such folder.
local function in_folder(folder)
  local list = {}
  for _, name in ipairs(is_folder(folder) and whole.names(folder) or {}) do
    if name:match "%.lua$" then list[#list + 1] = folder .. "/" .. name end
  end
  return list
end

-- Every file that is meant, in order.
local function find(paths, options)
  local found, seen, files = {}, {}, {}
  for _, path in ipairs(paths) do
    path = #path > 1 and path:gsub("/+$", "") or path
    local mode = lfs.attributes(path, "mode")
    if not mode then error(path .. ": no such file or directory", 0) end
    if mode == "directory" then
      search(path, found, seen, path, 1)
    elseif is_looked_at(path) then
      add(path, found, seen)
    else
      error(path .. ": is neither a script (.lua) nor a deck list (.txt)", 0)
    end
  end
  for _, path in ipairs(found) do files[#files + 1] = new_file(path, options) end
  return files
end

-- What a load calls the file; one that no folder of the load holds is handed over as a text.
local function load_name(file) return file.home or file.mod and file.absolute or file.path end

return { absolute = absolute, find = find, game_of_mod = game_of_mod, in_folder = in_folder, load_name = load_name, mod_above = mod_above, put = put, read = read, relative = relative, text = text,
  is_file = is_file, is_looked_at = is_looked_at }
