-- SPDX-License-Identifier: MIT
--
-- names.lua -- what the cards and keywords of a pool are called, read off their files: fast,
-- and there also when one of them is broken.

local lfs = require "lfs"
local files_of = require "check.files"

local function each_script(folder, visit)
  if lfs.attributes(folder, "mode") ~= "directory" then return end
  for name in lfs.dir(folder) do
    local path = folder .. "/" .. name
    if name:sub(1, 1) == "." then -- no script
    elseif lfs.attributes(path, "mode") == "directory" then each_script(path, visit)
    elseif name:match "%.lua$" and not name:match "_spec%.lua$" then visit(files_of.read(path)) end
  end
end

local folders = {} -- folder -> the names in it

local function names_in(folder, pattern)
  local key = folder .. "\0" .. pattern
  if not folders[key] then
    local names = {}
    each_script(folder, function(text)
      for name in text:gmatch(pattern) do names[name] = true end
    end)
    folders[key] = names
  end
  return folders[key]
end

local function add(to, names)
  for name in pairs(names) do to[name] = true end
end

local CARD, KEYWORD = "[%s{]name%s*=%s*\"([^\"\n]+)\"", "keyword%s*%(?\"([%w_]+)\""

-- The folders of the mods that may be loaded with a file.
local function mods_of(file, options)
  local mods = { table.unpack(options.mods or {}) }
  mods[#mods + 1] = file.mod
  return mods
end

-- The names of all cards, as keys.
local function all(file, files, options)
  local names = {}
  add(names, names_in(options.cards .. "/" .. file.game, CARD))
  for _, mod in ipairs(mods_of(file, options)) do add(names, names_in(mod .. "/cards", CARD)) end
  for _, other in ipairs(files) do
    if other.kind == "card" then
      for name in other.source.text:gmatch(CARD) do names[name] = true end
    end
  end
  return names
end

-- The engine's keywords and those of mods, as a list.
local function keywords(file, engine_keywords, options)
  local list = { table.unpack(engine_keywords) }
  for _, mod in ipairs(mods_of(file, options)) do
    for name in pairs(names_in(mod .. "/keywords", KEYWORD)) do list[#list + 1] = name end
  end
  return list
end

return { all = all, keywords = keywords }
