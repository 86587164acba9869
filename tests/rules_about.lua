-- SPDX-License-Identifier: MIT
--
-- rules_about.lua [--write] -- what each rule is about, in words of ours: scripts/rules/GAME.tsv, which
-- the table shows when somebody opens a rule's number.
--
-- A line has the number, its state (docs/rules/GAME.tsv), and sentences: those that head functions
-- with the number ("340.1: the newest item resolves"), then the titles of scenarios that begin with
-- it, then why nothing tests it.  Without --write the files are compared.

local SENTENCES_MAX, LETTERS_MAX = 5, 220

local function lines_of(command)
  local out, pipe = {}, assert(io.popen(command))
  for line in pipe:lines() do out[#out + 1] = line end
  pipe:close()
  return out
end

local function read(path)
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  return text
end

local games = {
  { name = "riftbound", number = "(%d%d%d[%.%w]*)", core = "core/riftbound",
    scenarios = "tests/scenarios cards/riftbound", not_in = "^tests/scenarios/evolve/" },
  { name = "evolve", number = "(%d%d?%.[%.%d]*%d)", core = "core/evolve",
    scenarios = "tests/scenarios/evolve cards/evolve" },
}

local function add(about, number, sentence)
  sentence = sentence:gsub("%s+", " "):gsub("^%s", ""):gsub("%s$", "")
  number = number:gsub("%.$", "")
  if #sentence < 8 or #sentence > LETTERS_MAX or sentence:find "\t" then return end
  sentence = sentence:sub(1, 1):upper() .. sentence:sub(2)
  if not sentence:match "[%.!?]$" then sentence = sentence .. "." end
  about[number] = about[number] or {}
  for _, other in ipairs(about[number]) do
    if other:lower() == sentence:lower() then return end
  end
  table.insert(about[number], sentence)
end

-- Comments that begin with a number and a colon.
local function from_sources(about, game)
  for _, path in ipairs(lines_of(("find %s -name '*.[ch]' | LC_ALL=C sort"):format(game.core))) do
    for comment in read(path):gmatch "/%*(.-)%*/" do
      local plain = comment:gsub("\n%s*%*%*?", " ")
      local number, sentence = plain:match("^%s*" .. game.number .. ": (.*)$")
      if number then add(about, number, sentence) end
    end
  end
end

local function from_scenarios(about, game)
  for _, path in ipairs(lines_of(("find %s -name '*_spec.lua' | LC_ALL=C sort"):format(game.scenarios))) do
    if not (game.not_in and path:find(game.not_in)) then
      for title in read(path):gmatch 'scenario "(.-)"' do
        local number, sentence = title:match("^" .. game.number .. " (.*)$")
        if number then add(about, number, sentence) end
      end
    end
  end
end

local function written(game)
  local about, out = {}, {}
  from_sources(about, game)
  from_scenarios(about, game)
  for line in read(("docs/rules/%s.tsv"):format(game.name)):gmatch "[^\n]+" do
    local number, _, state, _, _, reason = line:match "^(.-)\t(.-)\t(.-)\t(.-)\t(.-)\t(.*)$"
    if number and number ~= "number" then
      local list = about[number] or {}
      local parts = { number, state }
      for i = 1, math.min(#list, SENTENCES_MAX) do parts[#parts + 1] = list[i] end
      if #list == 0 and reason ~= "" then parts[#parts + 1] = reason:sub(1, 1):upper() .. reason:sub(2) .. "." end
      out[#out + 1] = table.concat(parts, "\t")
    end
  end
  return table.concat(out, "\n") .. "\n"
end

local failed = false
for _, game in ipairs(games) do
  local path, text = ("scripts/rules/%s.tsv"):format(game.name), written(game)
  if arg[1] == "--write" then
    local file = assert(io.open(path, "w"))
    file:write(text)
    file:close()
  elseif text ~= read(path) then
    print(path .. " is old: lua5.4 tests/rules_about.lua --write")
    failed = true
  end
end
os.exit(not failed)
