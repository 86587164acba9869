-- SPDX-License-Identifier: MIT
--
-- broken.lua -- files that cannot be loaded, and the scenarios that need them.
--
-- A pool leaves out what is broken (pool:broken); scenarios that do not need it are played.
-- What is wrong is told once, where it is; a scenario that needs such a card fails with it.

local spec = require "scenario.spec"
local tools = require "scenario.tools"

local broken = {}

-- The name of the card in a file, or in the test card in which a line of a spec lies; nil: it
-- cannot be read off.
local function name_in(path, text, line)
  local from = 1
  if path:match "_spec%.lua$" then
    local lines = spec.lines_of(text)
    local before = "\n" .. table.concat(lines, "\n", 1, math.min(line, #lines))
    from = before:match ".*\n()test_%l+[ ({]" or 1
  end
  return text:match("%f[%w_]name%s*=%s*[\"']([^\"'\n]+)[\"']", math.max(from - 1, 1))
end

local lists = setmetatable({}, { __mode = "k" }) -- pool -> its list

-- What was left out of a pool: { path, line, column, message, name, said = all of it }
function broken.list(pool)
  if lists[pool] then return lists[pool] end
  local list = {}
  for _, said in ipairs(pool:broken()) do
    local path, line, column, message = tools.place_in(said)
    if not path then path, message = said:match "^(.-%.lua): (.*)$" end
    local fine, text = pcall(spec.read_file, path or "")
    list[#list + 1] = { path = path or "?", line = line or 1, column = column, said = said,
      message = message or said, name = fine and name_in(path, text, line or 1) or nil }
  end
  lists[pool] = list
  return list
end

-- Failures, one for each broken file of the pool that `told` does not have yet.
function broken.news(pool, told)
  local list = {}
  for _, each in ipairs(broken.list(pool)) do
    if not told[each.said] then
      list[#list + 1] = { spec = { path = each.path }, status = "failed", message = each.message,
        line = each.line, column = each.column, milliseconds = 0, shared = true }
    end
    told[each.said] = true
  end
  return list
end

-- Whether a text in quotes is that name: "Gust", "p2's Gust", "Gust#2".
local function names(text, name)
  local at = 1
  while true do
    local first, last = text:find(name, at, true)
    if not first then return false end
    local before, behind = text:sub(first - 1, first - 1), text:sub(last + 1, last + 1)
    if before:find "[\"'\n ]" and behind:find "[\"'#]" then return true end
    at = last + 1
  end
end

-- "needs Gust, which ...", when the scenario names a broken card or `message`, what it failed
-- with, speaks of one; nil: it needs none.
function broken.needed(pool, scenario, message)
  for _, each in ipairs(broken.list(pool)) do
    local name = each.name
    if name and (names(scenario.text, name) or message and message:find(name, 1, true)) then
      return ("needs %s, which cannot be loaded: %s"):format(name, each.said)
    end
  end
  return nil
end

return broken
