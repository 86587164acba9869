-- SPDX-License-Identifier: MIT
--
-- coverage.lua -- `lunarbiter test --coverage`: the lines of cards' functions that no
-- scenario ran.
--
-- Pools watch what their scripts do (pool:observed); a spec with cards of its own has a
-- pool of its own, so what they saw is put together by file and line.  Told are the cards
-- at the paths that were asked for, and those beside their specs.

local files = require "files"
local lfs = require "lfs"
local report = require "scenario.report"
local spec = require "scenario.spec"
local tools = require "scenario.tools"

local coverage = {}
local Coverage = {}
Coverage.__index = Coverage

-- Adds what a pool has seen so far: file -> { card, lines = { [line] = ran } }
local function harvest(self, pool)
  for _, file in ipairs(pool and pool:observed() or {}) do
    local seen = self.files[file.file] or { card = file.card, lines = {} }
    self.files[file.file] = seen
    for _, each in ipairs(file.functions) do
      for _, line in ipairs(each.missed) do seen.lines[line] = seen.lines[line] or false end
      for line in pairs(each.lines) do seen.lines[line] = true end
    end
  end
end

function coverage.new() return setmetatable({ files = {}, last = nil }, Coverage) end

-- The scenarios of a spec have been played with this pool.
function Coverage:saw(pool)
  if self.last and self.last ~= pool then harvest(self, self.last) end
  self.last = pool
end

-- Absolute paths of the cards that are to be told.
local function wanted_cards(paths, specs)
  local wanted = {}
  local function add(path)
    if not path:match "_spec%.lua$" then wanted[tools.absolute(path)] = true end
  end
  for _, path in ipairs(paths) do
    if lfs.attributes(path, "mode") == "directory" then files.each(path, add) else add(path) end
  end
  for _, path in ipairs(specs) do add((path:gsub("_spec%.lua$", ".lua"))) end
  return wanted
end

local function missed_lines(seen)
  local missed, count = {}, 0
  for line, ran in pairs(seen.lines) do
    count = count + 1
    if not ran then missed[#missed + 1] = line end
  end
  table.sort(missed)
  return missed, count
end

-- The files that were seen and are wanted, sorted: { file, card, lines, missed }
local function entries(self, wanted)
  local list = {}
  for _, file in ipairs(tools.sorted(tools.keys(self.files))) do
    if wanted[tools.absolute(file)] then
      local missed, count = missed_lines(self.files[file])
      list[#list + 1] = { file = tools.relative(file), card = self.files[file].card, lines = count, missed = missed }
    end
  end
  return list
end

-- Tells the lines; gives the entries for a JSON page.
function Coverage:tell(paths, specs, options)
  harvest(self, self.last)
  local list, lines, missed = entries(self, wanted_cards(paths, specs)), 0, 0
  local paint = report.painter(options)
  for _, entry in ipairs(list) do
    local text = #entry.missed > 0 and spec.lines_of(spec.read_file(entry.file)) or {}
    for _, line in ipairs(entry.missed) do
      options.print(paint(("%s:%d: never run: %s"):format(entry.file, line,
        (text[line] or ""):match "^%s*(.-)%s*$"), "bad"))
    end
    lines, missed = lines + entry.lines, missed + #entry.missed
  end
  options.print(("%d of %d lines of %d cards were run"):format(lines - missed, lines, #list))
  return list
end

return coverage
