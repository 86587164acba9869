-- SPDX-License-Identifier: MIT
--
-- deck.lua -- deck lists: their lines, the names in them, and whether a format allows them.
--
-- The engine reads them and finds the cards in a pool of all there are.  A deck is held against
-- the format that a comment of it names (`# format: NAME`), else against those that its mod
-- brings, else against the game's own ones; it need be legal in one of them.

local engine = require "lunarbiter"
local files_of = require "check.files"
local names_of = require "check.names"
local broken_of = require("scenario.broken").list

-- ---- The pool -----------------------------------------------------------------------------

local pools = {} -- by game and mod
local function pool_of(file, options)
  local key = file.game .. "\0" .. (file.mod or "")
  if pools[key] == nil then
    local mods = { table.unpack(options.mods or {}) }
    mods[#mods + 1] = file.mod
    local fine, pool = pcall(engine.pool, { scripts = options.scripts, game = file.game,
      cards = options.cards .. "/" .. file.game, mods = mods, partial = true })
    pools[key] = fine and pool or false -- what is wrong with the mod is told elsewhere
  end
  return pools[key]
end

-- ---- Places -------------------------------------------------------------------------------

local function lines_of(text)
  local lines = {}
  for line in (text .. "\n"):gmatch "(.-)\r?\n" do lines[#lines + 1] = line end
  return lines
end

-- Where a text stands in a line, or what the line begins with.
local function column_of(line, text)
  return text and (line or ""):find(text, 1, true) or (line or ""):find "%S" or 1
end

-- The line of what a problem of the whole deck speaks of: the card that it names first (of two that begin there
-- the longer one), else a section, else the first.
local function place_of(lines, entries, problem)
  local best, first, line, text = 0, math.huge, 1, nil
  for _, entry in ipairs(entries) do
    local name = entry.title
    local at = name and problem:find(name, 1, true)
    if at and (at < first or at == first and #name > best) then
      best, first, line, text = #name, at, entry.line, entry.card
    end
  end
  if best > 0 then return line, column_of(lines[line], text) end
  for number, each in ipairs(lines) do
    local heading = each:match "^%s*(%a+):%s*$"
    local words = heading and heading:gsub("(%l)(%u)", "%1 %2"):lower():gsub("s$", "") -- "main deck"
    if words and #words > best and problem:find(words, 1, true) then best, line = #words, number end
  end
  return line, 1
end

-- ---- Names --------------------------------------------------------------------------------

-- " (it is replaced by X of the mod m)", of a card that ships and whose place a mod's has taken.
local function replaced_hint(file, name, pool, options)
  local id = names_of.id_of(options.cards .. "/" .. file.game, name)
  local now = id and pool:find(id)
  if not now then return "" end
  return (": it is replaced by '%s' of the mod %s"):format(pool:title(now), pool:mod(now) or "?")
end

local function is_broken(pool, name)
  for _, each in ipairs(broken_of(pool)) do
    if each.name == name then return true end
  end
  return false
end

local function tell_mistake(file, lines, mistake, pool, report, options)
  local name = mistake.message:match "^there is no card '(.-)'"
  if name and is_broken(pool, name) then return end -- what is wrong with it has been told
  local message, hint = mistake.message, mistake.message:match "%(did you mean '?(.-)'?%?%)"
  local replaced = name and replaced_hint(file, name, pool, options) or ""
  if replaced ~= "" then message, hint = ("there is no card '%s'%s"):format(name, replaced), nil end
  report:add { file = file.path, line = mistake.line,
    column = column_of(lines[mistake.line], name or mistake.message:match "'([^']+)'"),
    code = name and "unknown-card" or "deck-line", message = message, hint = hint }
end

-- ---- Formats -------------------------------------------------------------------------------

local function formats_of_mod(folder)
  local names = {}
  for _, path in ipairs(files_of.in_folder(folder .. "/formats")) do
    local name = path:match "([^/]+)%.lua$"
    if name and not name:find "_spec$" then names[#names + 1] = name end
  end
  return names
end

-- The names of the formats that a deck may be meant for, and the line that says so, or what may be said.
local function formats_of(file, lines, pool)
  for number, line in ipairs(lines) do
    local name = line:match "^%s*#%s*format:%s*(%S+)"
    if name then return { name }, number, "" end
  end
  local own = file.mod and formats_of_mod(file.mod) or {}
  if #own > 0 then return own, nil, "; a line '# format: NAME' says for which format it is" end
  local list = { engine.words(file.game).format }
  for _, name in ipairs(pool:formats()) do
    if name ~= list[1] and pool:format(name).limited ~= 1 then list[#list + 1] = name end
  end
  return list, nil, ""
end

-- The problems of the deck in the first format, or none when one of them allows it.
local function problems_in(file, formats, pool)
  local first
  for _, name in ipairs(formats) do
    local problems = pool:deck_problems(file.path, name)
    if #problems == 0 then return {} end
    first = first or { name = name, list = problems }
  end
  return first.list, first.name
end

local function check_legal(file, lines, entries, pool, report)
  local formats, said, other = formats_of(file, lines, pool)
  local fine, problems, name = pcall(problems_in, file, formats, pool)
  if not fine then -- a format that there is not, or one that is wrong itself, which is told there
    if said then
      report:add { file = file.path, line = said, column = column_of(lines[said], formats[1]),
        code = "unknown-value", message = tostring(problems) }
    end
    return
  end
  local first
  for _, problem in ipairs(problems) do
    local line, column = place_of(lines, entries, problem.text)
    local told = { file = file.path, line = line, column = column, code = "illegal-deck", rule = problem.rule,
      message = ("not legal in %s: %s"):format(name, problem.text) }
    report:add(told)
    if not first or line < first.line then first = told end
  end
  if first then first.message = first.message .. other end -- said once, in the line that is told first
end

-- ---- A deck --------------------------------------------------------------------------------

local function check_file(file, report, options)
  local pool = pool_of(file, options)
  if not pool then return end
  local lines = lines_of(file.source.text)
  local mistakes, entries, why = pool:diagnose_deck(file.path)
  if not entries then
    report:add { file = file.path, line = 1, column = 1, code = "deck-line",
      message = (why:gsub("^.-%.txt: ", "")) }
  end
  for _, mistake in ipairs(mistakes) do tell_mistake(file, lines, mistake, pool, report, options) end
  for _, entry in ipairs(entries or {}) do
    if entry.unsupported then
      report:add { file = file.path, line = entry.line, column = column_of(lines[entry.line], entry.card),
        code = "illegal-deck", message = ("'%s' is not supported: %s"):format(entry.card, entry.unsupported) }
    end
  end
  if entries and #mistakes == 0 then check_legal(file, lines, entries, pool, report) end
end

local function check(files, report, options)
  for _, file in ipairs(files) do
    if file.kind == "deck" then check_file(file, report, options) end
  end
  for _, pool in pairs(pools) do
    if pool then pool:close() end
  end
  pools = {}
end

return { check = check }
