-- SPDX-License-Identifier: MIT
--
-- plain.lua -- the names of Lua that a scenario file may use.
--
-- A scenario may be somebody else's: it plays and compares, and does nothing else. There is no os, io,
-- load, require, debug, package, coroutine or metatable, nor chance that no seed governs. The
-- libraries are copies, so that a file changes them for itself only. `test --trust` gives a file all
-- of Lua instead.

local confine = require "confine"
local tools = require "scenario.tools"

local plain = {}

local BASE = { "assert", "error", "ipairs", "next", "pairs", "print", "select", "tonumber", "tostring", "type" }
local LIBRARIES = { string = string, table = table, math = math, utf8 = utf8 }
local WITHOUT = { string = { "dump" }, table = {}, math = { "random", "randomseed" }, utf8 = {} }

-- pcall that lets nobody go on who has used up what they may.
local function safe_pcall(...)
  local results = table.pack(pcall(...))
  if not results[1] and confine.exhausted() then error(results[2], 0) end
  return table.unpack(results, 1, results.n)
end

-- table.move of so many, because the library's own counts no instructions.
local MOVED_MOST = 1000000
local function safe_move(from, first, last, ...)
  if (tonumber(last) or 0) + 0.0 - (tonumber(first) or 0) >= MOVED_MOST then
    error(("table.move moves at most %d"):format(MOVED_MOST), 2)
  end
  return table.move(from, first, last, ...)
end

local function copy_of(name)
  local copy = {}
  for key, value in pairs(LIBRARIES[name]) do copy[key] = value end
  for _, key in ipairs(WITHOUT[name]) do copy[key] = nil end
  if copy.move then copy.move = safe_move end
  return setmetatable(copy, { __metatable = false, __index = function(_, key)
    if LIBRARIES[name][key] ~= nil then
      tools.mistake(("%s.%s is not for scenarios (docs/scenarios.md)"):format(name, key))
    end
    return nil
  end })
end

-- A new table of names, for one file. `trust`: all of Lua.
function plain.names(trust)
  if trust then return setmetatable({}, { __index = _G }) end
  local names = { pcall = safe_pcall }
  for _, name in ipairs(BASE) do names[name] = _G[name] end
  for name in pairs(LIBRARIES) do names[name] = copy_of(name) end
  return setmetatable(names, { __metatable = false, __index = function(_, name)
    if _G[name] ~= nil then
      tools.mistake(("%s is not for scenarios, which play and compare and do nothing else (docs/scenarios.md)"):format(
        name))
    end
    return nil
  end })
end

-- ---- Cards, as a scenario may ask for them ---------------------------------------------------

local ASKED = { "find", "count", "id", "title", "type", "file", "declared", "unsupported", "keywords" }

-- A pool without what reads files by a name that a scenario gives.
function plain.pool(pool)
  local safe = {}
  for _, name in ipairs(ASKED) do
    safe[name] = function(_, ...) return pool[name](pool, ...) end
  end
  return safe
end

-- ---- Files that a file brings ------------------------------------------------------------------

-- Refuses what lies outside: of a mod its folder, else the folder that the file's own one lies in.
function plain.check_path(path, mod)
  local home = mod or tools.absolute((path.from:match "^(.*/)" or "./") .. "..")
  if path.name:find "%c" or path.name:sub(1, 1) == "/" or not path.name:find "%.lua$" then
    tools.mistake(("use %q: it takes the path of a .lua file from this one on"):format(path.name))
  end
  if not confine.inside(home, path.whole) then
    tools.mistake(("use %q: there is no such file in %s"):format(path.name, tools.relative(home)))
  end
end

return plain
