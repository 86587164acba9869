-- SPDX-License-Identifier: MIT
--
-- spec.lua -- finds spec files, reads them, and says which of their scenarios are meant.
--
-- A spec file is Lua.  Its test cards are cut out, as they are compiled in the sandbox
-- like any card; what is left is run and calls `scenario` for each of its scenarios.
--
--   { path, text, game, mods, cards = { { file, text }, ... },
--     scenarios = { { name, line, last, given, text }, ... } }

local confine = require "confine"
local engine = require "lunarbiter"
local files = require "files"
local lfs = require "lfs"
local plain = require "scenario.plain"
local silent = require "scenario.silent"
local tools = require "scenario.tools"
local all_words = require "scenario.words"

local fail = tools.fail

local spec = {}

function spec.read_file(path)
  local text, why = files.try(path)
  return text or fail(why)
end

function spec.lines_of(text)
  local lines = {}
  for line in (text .. "\n"):gmatch "([^\n]*)\n" do
    lines[#lines + 1] = line:byte(-1) == 13 and line:sub(1, -2) or line -- without "\r"
  end
  return lines
end

-- ---- Test cards -------------------------------------------------------------------

-- How a test card begins in a line, what its text begins with, and how a line ends that may be its
-- last: `test_card { ... }` is the table of a card, `test_card(function() ... end)` holds a whole
-- card file, for those that need something beside the table.
local CARD_FORMS = {
  { begins = "^test_card(%s*{.*)$", text = "return card", ends = "}" },
  { begins = "^test_card%(function%(%)(.*)$", text = "", ends = "end)" },
  -- test_keyword "name" { ... }: what stands in a file of keywords
  { begins = "^test_keyword(%s*\".*{.*)$", text = "keyword", ends = "}", mark = "keywords:" },
  -- test_format { name = "quick", ... }: a format that only this file's scenarios know
  { begins = "^test_format(%s*{.*)$", text = "return format", ends = "}", mark = "formats:" },
}

local WORDS = { [""] = "test_card", ["keywords:"] = "test_keyword", ["formats:"] = "test_format" }

local function card_begins(line)
  for _, form in ipairs(CARD_FORMS) do
    local rest = line:match(form.begins)
    if rest then return form, form.text .. rest end
  end
  return nil
end

-- Of a test card that stands at `at` and whose text begins with `first`: what is left of it behind
-- its first line, and its last letter.  It ends with the first line up to which it is Lua.  A broken
-- one ends with a line that is nothing but its end, and whoever compiles it says what is wrong.
local function card_body(text, at, form, first)
  local ends, in_table = form.ends:gsub("%W", "%%%0"), form.ends == "}"
  local head = text:match("^[^\n]*()", at)
  local from, behind = at, head
  while behind do
    local line = text:sub(from, behind - 1):gsub("%-%-[^}\n]*$", "")
    if line:match(ends .. "%s*$") then
      local body = text:sub(head, behind - 1)
      if not in_table then body = body:gsub(ends .. "[^\n]*$", "") end -- its end is not part of the card file
      if load(first .. body, "=test", "t", {}) then return body, behind - 1 end
    end
    from = behind + 1
    behind = text:match("^[^\n]*()", from)
    if from > #text then behind = nil end
  end
  local before, last = text:find("\n" .. ends .. "\r?%f[\n\0]", at)
  local _, lines = text:sub(1, at):gsub("\n", "")
  if not last then
    local name = text:match('name%s*=%s*"([^"]*)"', at)
    error({ line = lines + 1, message = ("this %s%s does not end: `%s` closes it nowhere at the end of a line")
      :format(WORDS[form.mark or ""], name and (", %s,"):format(name) or "", form.ends) }, 0)
  end
  local body = text:sub(head, before) .. (in_table and "}" or "")
  if form.mark == "formats:" then -- one that no scenario uses is never compiled
    local _, why = load(("\n"):rep(lines) .. first .. body, "=test", "t", {})
    local line, message = why:match "^test:(%d+): (.*)$"
    error({ line = tonumber(line), message = message }, 0)
  end
  return body, last
end

-- Cuts the test cards out of a file.  Both parts keep their line numbers.
local function cut_test_cards(path, text)
  if not ("\n" .. text):find("\ntest_", 1, true) then return text, {} end
  local rest, cards, behind, lines = {}, {}, 1, 0 -- `lines` have begun up to `behind`
  local at = text:find "^test_" and 1 or text:find("\ntest_", 1, true) + 1
  while at do
    local line = text:match("^[^\n]*", at)
    local form, first = card_begins(line)
    local last = at
    if form then
      local body
      body, last = card_body(text, at, form, first)
      local before, lines_cut = text:sub(behind, at - 1), select(2, body:gsub("\n", ""))
      lines = lines + select(2, before:gsub("\n", ""))
      local made = first .. body
      local mark = form.mark or ""
      if mark == "formats:" then mark = mark .. (made:match 'name%s*=%s*"([^"]*)"' or "?") .. ":" end
      cards[#cards + 1] = { mark .. path, ("\n"):rep(lines) .. made .. "\n" }
      rest[#rest + 1] = before .. ("\n"):rep(lines_cut)
      behind, lines = last + 1, lines + lines_cut
    end
    at = text:find("\ntest_", last, true)
    at = at and at + 1
  end
  return table.concat(rest) .. text:sub(behind), cards
end

-- What another file brings: its test cards, or all of it when it is a card or keywords.
local function read_cards(path, text)
  local _, cards = cut_test_cards(path, text)
  if #cards > 0 then return cards end
  local code = "\n" .. text:gsub("%-%-[^\n]*", "")
  if code:find "\nkeyword%s*\"" then return { { "keywords:" .. path, text } } end
  return code:find "return%s+card%s*{" and { { path, text } } or cards
end

-- The same of a file that many use.
local brought = {} -- path -> { text =, cards = }
local function cards_of(path)
  local text, known = spec.read_file(path), brought[path]
  if not known or known.text ~= text then
    known = { text = text, cards = read_cards(path, text) }
    brought[path] = known
  end
  return known.cards
end

-- ---- The mod a file lies in -----------------------------------------------------

local function has_mod(folder) return lfs.attributes(folder .. "/mod.lua", "mode") == "file" end

-- The folder with a mod.lua in it that a file lies in, or nil.
function spec.mod_above(path)
  local folder = path:match "^(.+)/[^/]*$"
  while folder do
    if has_mod(folder) then return folder end
    folder = folder:match "^(.+)/[^/]*$"
  end
  if path:sub(1, 1) == "/" then return nil end
  local _, depth = lfs.currentdir():gsub("/[^/]", "")
  for above = 0, depth do -- the current folder, and those it lies in
    folder = above == 0 and "." or ("../"):rep(above):sub(1, -2)
    if has_mod(folder) then return folder end
  end
  return nil
end

-- ---- Reading ----------------------------------------------------------------------

-- Each scenario knows its own lines, to the end of its function; `text` is cut out when somebody
-- asks for it.
local function note_text(scenario, read)
  local play = scenario.given[1]
  scenario.last = scenario.line
  if type(play) == "function" then
    scenario.last = math.max(scenario.line, debug.getinfo(play, "S").lastlinedefined)
  end
  setmetatable(scenario, { __index = function(_, key)
    if key ~= "text" then return nil end
    read.lines = read.lines or spec.lines_of(read.text)
    scenario.text = table.concat(read.lines, "\n", scenario.line, math.min(scenario.last, #read.lines))
    return scenario.text
  end })
end

-- The scenarios of a file, and the text of the cards it defines or uses.
function spec.read(path, trust)
  local text = spec.read_file(path)
  local source, cards = cut_test_cards(path, text)
  local read = { path = path, text = text, source = source, scenarios = {}, cards = cards, used = {} }
  local env, mod = plain.names(trust), spec.mod_above(path)
  -- use "test_cards.lua": the test cards of another file beside this one; use "my_card.lua"
  function env.use(name)
    local other = (path:match "^.*/" or "") .. tostring(name)
    if not trust then plain.check_path({ from = path, name = tostring(name), whole = other }, mod) end
    local more = cards_of(other)
    table.move(more, 1, #more, #cards + 1, cards)
    read.used[#read.used + 1] = other
  end
  -- game "evolve": read before (game_of), as it decides which words there are
  function env.game(name)
    if not tools.has(engine.games(), name) then
      fail(("there is no game '%s' (there are: %s)"):format(tostring(name), table.concat(engine.games(), ", ")))
    end
  end
  function env.scenario(name)
    if type(name) ~= "string" then fail 'a scenario begins with its name: scenario "..." { ... }' end
    local line = debug.getinfo(2, "l").currentline
    return function(given)
      if type(given) ~= "table" then fail(("scenario \"%s\" needs a table"):format(name)) end
      given.name, given.line = nil, nil
      read.scenarios[#read.scenarios + 1] = { name = name, given = given, line = line }
    end
  end
  local chunk, why = load(source, "@" .. path, "t", env)
  if not chunk then
    local line, said = why:match ":(%d+): (.*)$"
    error({ message = said or why, line = tonumber(line), syntax = true }, 0)
  end
  confine.call(chunk)
  for _, scenario in ipairs(read.scenarios) do note_text(scenario, read) end
  return read
end

-- ---- Which mods, which game ---------------------------------------------------------

-- The mods a spec is played with: those that were asked for and the one it lies in, with what
-- they build on, in load order (docs/mods.md).
function spec.mods_of(path, options)
  local asked = { table.unpack(options.mods or {}) }
  asked[#asked + 1] = spec.mod_above(path)
  if #asked == 0 then return {} end
  return engine.mods { scripts = options.scripts, mods = asked }
end

-- The game that a spec names itself, in a line of its own: game "evolve"
local function said_game(path)
  return ("\n" .. (files.try(path) or "")):match '\n%s*game%s*%(?%s*["\']([%w_]+)["\']'
end

-- The game that was asked for, that the spec names, that of the mods, or that in whose folder the
-- spec lies (cards/NAME/, scenarios/NAME/), else the default one. The second value says that
-- nothing told which it is. What a scenario may say of a game is its table, scenario/NAME.lua.
function spec.game_of(path, options, mods)
  if options.game then return options.game end
  local said = said_game(path)
  if said then return said end
  if mods and #mods > 0 then return mods[#mods].game end
  for _, home in ipairs { "cards", "scenarios" } do
    local name = ("/" .. path):match("/" .. home .. "/([^/]+)/")
    if tools.has(options.games, name) then return name end
  end
  return options.games[1], true
end

-- What the engine's own tables of a game call things: lists of names, and `choices`, the
-- words that a field may have.
local function names_of(tables)
  local names = { keywords = tables.keywords, durations = tables.durations, choices = tables.choices }
  for _, key in ipairs { "attributes", "events", "zones" } do
    names[key] = {}
    for i, row in ipairs(tables[key]) do names[key][i] = row.name end
  end
  names.event_of = {} -- what it happens to: types of cards, "player"
  for _, row in ipairs(tables.events) do names.event_of[row.name] = row.of end
  names.values = { keyword = tables.keywords } -- of attributes that list words
  for _, row in ipairs(tables.attributes) do names.values[row.name] = names.values[row.name] or row.values end
  names.writables = { card = {}, player = {}, game = {} } -- what a position may say of each
  for _, row in ipairs(tables.writables) do table.insert(names.writables[row.of], row.name) end
  names.privacy, names.board = {}, {} -- of zones: "public", "private", "secret"; true
  for _, zone in ipairs(tables.zones) do
    names.privacy[zone.name], names.board[zone.name] = zone.privacy, zone.board
  end
  return names
end

-- The words of a game for scenarios; its `names` are those of the engine's tables.
function spec.words_of(game)
  local found = package.searchpath("scenario." .. game, package.path)
  if not found then
    fail(("there are no words for scenarios of %s: scripts/scenario/%s.lua (docs/adding-a-game.md)")
      :format(game, game))
  end
  local words = require("scenario." .. game)
  if words.names then return words end
  local tables = engine.words(game)
  words.names, words.game = names_of(tables), game
  return all_words.whole(words, game, tables)
end

-- ---- Finding ------------------------------------------------------------------------

local function is_spec(name) return name:match "_spec%.lua$" ~= nil end

-- The spec that lies beside a card file.
function spec.beside(path) return (path:gsub("%.lua$", "_spec.lua")) end

-- Whether a file returns a card, a format or a mod: no spec does.
local function is_declared(path)
  local text = files.try(path) or ""
  for _, word in ipairs { "card", "format", "mod" } do
    if ("\n" .. text):find("\n%s*return%s+" .. word .. "%s*[{(]") then return true end
  end
  return false
end

-- A file is a spec by any name; of a card file it is the one beside it.
local function add_file(path, found)
  local other = spec.beside(path)
  if not is_spec(path) and other ~= path then
    if lfs.attributes(other, "mode") == "file" then
      path = other
    elseif is_declared(path) then
      fail(("%s: has no scenarios: there is no %s beside it"):format(path, other:match "[^/]*$"))
    end
  end
  found[#found + 1] = path
end

-- Every spec under the paths, in their order and each once.
function spec.find(paths)
  local found, seen, list = {}, {}, {}
  for _, path in ipairs(paths) do
    local mode = lfs.attributes(path, "mode")
    if not mode then fail(path .. ": no such file or directory") end
    if mode ~= "directory" then
      add_file(path, found)
    else
      local before = #found
      files.each((path:gsub("(.)/+$", "%1")), function(file)
        if is_spec(file) then found[#found + 1] = file end
      end)
      if #found == before then
        fail(path .. ": has no scenarios: no file in it ends in _spec.lua")
      end
    end
  end
  for _, path in ipairs(found) do
    if not seen[path] then list[#list + 1] = path end
    seen[path] = true
  end
  return list
end

-- ---- Choosing -----------------------------------------------------------------------

-- Rule numbers stand in the name, in `rule`, and as texts of `cannot` and the like.
local function cites(scenario, rule)
  if tools.has_rule(scenario.name, rule) then return true end
  if tools.has_rule(tostring(scenario.given.rule or ""), rule) then return true end
  for text in scenario.text:gmatch '"(T?%d[%w%.]*)"' do
    if tools.has_rule(text, rule) then return true end
  end
  return false
end

-- Does the scenario name the card, in whatever case?
local function names(scenario, card)
  local text = (scenario.name .. "\n" .. scenario.text):lower()
  return text:find(card:lower(), 1, true) ~= nil
end

function spec.is_wanted(scenario, options, game)
  if options.silent and not silent.fits(scenario, spec.words_of(game)) then return false end
  if options.only and not scenario.name:find(options.only, 1, true) then return false end
  if options.rule and not cites(scenario, options.rule) then return false end
  return not options.card or names(scenario, options.card)
end

return spec
