-- SPDX-License-Identifier: MIT
--
-- mods.lua -- which mods there are, what they build on, and in which order they load.
--
-- bindings/formats/mods.c hands over what was asked for and a function that reads one mod.lua in
-- the sandbox; here they are found, checked against each other and put in order.  What is
-- wrong with a mod that somebody named is an error; one that merely lies in the user's
-- folder is left out with a warning, and so are those that build on it.

local lfs = require "lfs"

local function is_folder(path) return lfs.attributes(path, "mode") == "directory" end

-- "a/b/" -> "a/b"; a mod.lua stands for its folder
local function clean(path)
  path = path:gsub("/mod%.lua$", ""):gsub("(.)/+$", "%1")
  return path
end

-- Whether two paths are one folder.
local function same_folder(a, b)
  if a == b then return true end
  local one, other = lfs.attributes(a), lfs.attributes(b)
  return one and other and one.ino ~= 0 and one.dev == other.dev and one.ino == other.ino
end

local function sorted_keys(map)
  local keys = {}
  for key in pairs(map) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys
end

-- The formats in a folder; none when it has no formats/.
local function format_names(directory)
  local names, folder = {}, directory .. "/formats"
  if not is_folder(folder) then return names end
  for file in lfs.dir(folder) do
    local name = file:match "^([^.].*)%.lua$"
    if name and not name:match "_spec$" then names[#names + 1] = name end
  end
  table.sort(names)
  return names
end

-- ---- Versions -----------------------------------------------------------------------

-- "1.10" is newer than "1.9"; a part that is not there counts as 0.
local function is_older(version, than)
  local ours, theirs = version:gmatch "%d+", than:gmatch "%d+"
  while true do
    local a, b = ours(), theirs()
    if not a and not b then return false end
    a, b = tonumber(a or 0), tonumber(b or 0)
    if a ~= b then return a < b end
  end
end

-- "ember-court 1.2" -> { name, version }
local function need_of(text)
  local name, version = text:match "^([%l%d][%l%d-]*)%s+([%d.]+)$"
  if not name then name = text:match "^[%l%d][%l%d-]*$" end
  if version and not version:match "^%d+[%d.]*$" then name = nil end
  return name and { name = name, version = version }
end

-- ---- One mod ------------------------------------------------------------------------

-- Problems are raised as tables, so that whoever catches them knows them from mistakes of ours.
local function wrong(mod, text, ...)
  local where = mod and ("%s/mod.lua:%d: "):format(mod.directory, mod.line) or ""
  error({ message = where .. text:format(...) }, 0)
end

-- The same about a word that stands in mod.lua: told with its line.
local function wrong_at(mod, word, text, ...)
  local line = mod.place(mod.directory, word, mod.line)
  error({ message = ("%s/mod.lua:%d: "):format(mod.directory, line) .. text:format(...) }, 0)
end

local function check_facts(mod)
  if not mod.name:match "^[%l%d][%l%d-]*$" then
    wrong_at(mod, mod.name, "'name' is made of small letters, digits and hyphens, not '%s'", mod.name)
  end
  if not mod.version:match "^%d+[%d.]*$" then
    wrong_at(mod, mod.version, "'version' is numbers with dots between them (\"1.0\"), not '%s'", mod.version)
  end
  mod.wants = {}
  for i, text in ipairs(mod.needs) do
    local need = need_of(text)
    if not need then
      wrong_at(mod, text, "'needs' lists mods like \"ember-court\" or, with the version it needs at least, "
        .. "\"ember-court 1.2\", not '%s'", text)
    end
    need.text = text
    mod.wants[i] = need
  end
end

local function read_mod(search, directory)
  local mod, why = search.read(directory)
  if not mod then error({ message = why }, 0) end
  mod.place = search.place
  check_facts(mod)
  return mod
end

-- Calls and gives its result, or nil and what was wrong.
local function try(call, ...)
  local ok, result = pcall(call, ...)
  if ok then return result end
  if type(result) ~= "table" then error(result, 0) end
  return nil, result.message
end

-- ---- Finding ------------------------------------------------------------------------

-- The user's mods by name, and what is wrong with the folders that are none.
local function look_at_home(search)
  local found, broken = {}, {}
  if not search.home or not is_folder(search.home) then return found, broken end
  local names = {}
  for name in lfs.dir(search.home) do
    if name:sub(1, 1) ~= "." then names[#names + 1] = name end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    local directory = search.home .. "/" .. name
    if is_folder(directory) then
      local mod, why = try(read_mod, search, directory)
      if mod and found[mod.name] then
        mod, why = nil, ("%s/mod.lua:%d: the mod '%s' is in %s already"):format(directory, mod.line,
          mod.name, found[mod.name].directory)
      end
      if mod then found[mod.name] = mod
      else broken[#broken + 1] = { directory = directory, name = name, why = why }
      end
    end
  end
  return found, broken
end

local function no_such_mod(search, item, home)
  local there = table.concat(sorted_keys(home), ", ")
  local where = search.home and ("none of that name in %s%s"):format(search.home,
    there ~= "" and (" (there are: " .. there .. ")") or "") or "the folder of your mods is unknown"
  wrong(nil, "there is no mod '%s': no such folder, and %s", item, where)
end

-- A folder, or the name of one of the user's mods.
local function find_asked(search, item, home, broken)
  if is_folder(clean(item)) then return read_mod(search, clean(item)) end
  if home[item] then return home[item] end
  for _, each in ipairs(broken) do
    if each.name == item then wrong(nil, "%s", each.why) end
  end
  no_such_mod(search, item, home)
end

local function add_asked(used, mod)
  local other = used[mod.name]
  if other and not same_folder(other.directory, mod.directory) then
    wrong(mod, "there are two mods '%s': the other one is in %s", mod.name, other.directory)
  end
  mod.asked = true
  used[mod.name] = other or mod
end

-- ---- What it builds on --------------------------------------------------------------

-- In the folder beside it that is called so, else among the user's.
local function find_needed(search, mod, name, home)
  local beside = (mod.directory:match "^(.*)/[^/]+$" or mod.directory:match "^/" or ".") .. "/" .. name
  if is_folder(beside) and lfs.attributes(beside .. "/mod.lua") then
    local found = read_mod(search, beside)
    if found.name == name then return found end
  end
  return home[name]
end

local function check_need(mod, need, found)
  if is_older(found.version, need.version or "0") then
    wrong_at(mod, need.text, "it needs %s %s, but %s/mod.lua is version %s", need.name, need.version,
      found.directory, found.version)
  end
  if found.game ~= mod.game then
    wrong_at(mod, need.text, "it needs %s, which is for %s, not for %s", need.name, found.game, mod.game)
  end
end

local visit

local function follow_needs(state, mod, path)
  for _, need in ipairs(mod.wants) do
    local found = state.used[need.name] or find_needed(state.search, mod, need.name, state.home)
    if not found then
      wrong_at(mod, need.text, "it needs the mod '%s'%s, which is not there: neither beside it nor among your mods%s",
        need.name, need.version and " " .. need.version or "",
        state.search.home and " (" .. state.search.home .. ")" or "")
    end
    check_need(mod, need, found)
    state.used[need.name] = found
    visit(state, found, path)
    mod.all_needs[need.name] = true
    for name in pairs(found.all_needs) do mod.all_needs[name] = true end
  end
end

-- Puts a mod behind all it builds on.
function visit(state, mod, path)
  if mod.dropped then wrong(nil, "%s", mod.dropped) end
  if mod.placed then return end
  if path[mod.name] then
    local round = table.concat(path, " needs ", path[mod.name]) .. " needs " .. mod.name
    wrong(mod, "the mods need each other in a circle: %s", round)
  end
  path[#path + 1] = mod.name
  path[mod.name] = #path
  mod.all_needs = {}
  follow_needs(state, mod, path)
  path[#path], path[mod.name] = nil, nil
  mod.placed = true
  state.order[#state.order + 1] = mod
end

-- ---- What two of them cannot both have ---------------------------------------------

-- A format's name is one file's; nothing takes the place of another one.
local function check_formats(state, mod)
  for _, name in ipairs(format_names(mod.directory)) do
    local owner = state.formats[name]
    if owner then
      wrong(nil, "%s/formats/%s.lua: there is a format '%s' already (%s): give it another name",
        mod.directory, name, name, owner)
    end
    state.formats[name] = mod.directory .. "/formats/" .. name .. ".lua"
  end
end

-- Two may take the place of one card only when one of them builds on the other.
local function check_replaces(state, mod)
  for _, id in ipairs(mod.replaces) do
    local owner = state.replaced[id]
    if owner and owner.game == mod.game and not mod.all_needs[owner.name] then
      wrong_at(mod, id, "%s replaces the card '%s' too (%s): only a mod that needs it may do so again",
        owner.name, id, owner.directory)
    end
  end
  for _, id in ipairs(mod.replaces) do state.replaced[id] = mod end
end

-- ---- All of it ----------------------------------------------------------------------

local function leave_out(state, mod, why)
  if mod.asked and not state.search.forgive then error({ message = why }, 0) end
  mod.dropped = why
  state.used[mod.name] = nil
  state.search.warn(("the mod in %s is left out: %s"):format(mod.directory, why))
end

-- Adds the mods in the order of their names, so that it does not matter who asked first.
local function put_in_order(state)
  for _, name in ipairs(sorted_keys(state.used)) do
    local mod = state.used[name]
    local _, why = try(visit, state, mod, {})
    if why then leave_out(state, mod, why) end
  end
  for _, mod in ipairs(state.order) do
    for name in pairs(mod.asked and mod.all_needs or {}) do
      if state.used[name] then state.used[name].asked = true end
    end
  end
end

-- Drops whoever cannot stand beside those before him, and who builds on him.
local function keep_fitting(state)
  local kept = {}
  for _, mod in ipairs(state.order) do
    local why
    for name in pairs(mod.all_needs) do
      if not state.used[name] then why = "it needs " .. name .. ", which is left out" end
    end
    if not why then
      _, why = try(function()
        check_formats(state, mod)
        check_replaces(state, mod)
      end)
    end
    if why then leave_out(state, mod, why) else kept[#kept + 1] = mod end
  end
  return kept
end

local function find(search)
  local home, broken = look_at_home(search)
  local state = { search = search, home = home, used = {}, order = {}, formats = {}, replaced = {} }
  for _, item in ipairs(search.asked) do
    local function add()
      add_asked(state.used, find_asked(search, item, home, broken))
      return true
    end
    local _, why = try(add)
    if why and not search.forgive then error({ message = why }, 0) end
    if why then search.warn(("the mod %s is left out: %s"):format(item, why)) end
  end
  if search.all then
    for _, each in ipairs(broken) do
      search.warn(("the mod in %s is left out: %s"):format(each.directory, each.why))
    end
    for name, mod in pairs(home) do state.used[name] = state.used[name] or mod end
  end
  for _, name in ipairs(format_names(search.scripts)) do
    state.formats[name] = "it comes with the program"
  end
  put_in_order(state)
  local kept = keep_fitting(state)
  for _, mod in ipairs(kept) do mod.all_needs = sorted_keys(mod.all_needs) end
  return kept
end

return {
  find = function(search)
    local found, why = try(find, search)
    if not found then error(why, 0) end
    return found
  end,
}
