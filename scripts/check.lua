-- SPDX-License-Identifier: MIT
--
-- check.lua -- `lunarbiter check`: what is wrong, or hardly meant, in cards, keywords,
-- formats and scenarios (docs/check.md).
--
-- The load itself finds what it would refuse and what it can see of the records
-- (bindings/language/diagnose.c, lint.c); what stands only in the text is found here:
--
--   check/files.lua     which files are meant, and what they are
--   check/source.lua    a text as words with their places
--   check/syntax.lua    where a file is no Lua, and what was probably forgotten
--   check/place.lua     files of a mod that lie where it does not look for them
--   check/names.lua     what the cards and keywords of a pool are called
--   check/unknown.lua   what was meant by a name that cards do not have
--   check/guess.lua     which of some names was meant
--   check/script.lua    calls, fields, targets and names in the text of a card
--   check/means.lua     the types of what an expression stands for
--   check/kinds.lua     actions that can be seen to do nothing
--   check/functions.lua what functions of cards say that can only go wrong when they run
--   check/evolve.lua    what is to be said of Evolve's cards beside
--   check/spec.lua      scenarios
--   check/acts.lua      what the text of a scenario calls
--   check/position.lua  what scenarios say of a position, and the cards they name
--   check/dialect.lua   old spellings, and how they are written anew (--fix): dialect.lua
--   check/format.lua    formats
--   check/deck.lua      deck lists
--   check/text.lua      an author's own wording against the script
--   check/wording.lua   words of a text that the rules tell apart, against the script
--   check/players.lua   who does what is done for several players
--   check/coverage.lua  scenarios that fail, lines that none of them runs
--   check/report.lua    keeping, silencing, telling

local confine = require "confine"
local engine = require "lunarbiter"
local json = require "json"
local files_of = require "check.files"
local report_of = require "check.report"
local unknown = require "check.unknown"

-- ---- Loading ---------------------------------------------------------------------------

-- Files that are loaded together: of one game, with one mod.
local function groups_of(files)
  local groups, by_key = {}, {}
  for _, file in ipairs(files) do
    local key = (file.game or "?") .. "\0" .. (file.mod or "")
    if not by_key[key] then
      by_key[key] = { game = file.game, mod = file.mod, files = {} }
      groups[#groups + 1] = by_key[key]
    end
    local list = by_key[key].files
    list[#list + 1] = file
  end
  return groups
end

-- The mod.lua in that folder, as it is told: its path, and its source if it is among the files.
local function mod_file(group, folder)
  local place = folder .. "/mod.lua"
  for _, file in ipairs(group.files) do
    if file.absolute == place then return file.path, file.source end
  end
  return files_of.relative(place), nil
end

-- Where the first word in quotes stands in a line of a source; 1: nobody knows.
local function column_of(source, line, message)
  local word = message:match "'([^']+)'"
  for _, token in ipairs(source and source.tokens or {}) do
    local same = word and (token.text == word or token.text:match "^%S+" == word)
    if token.line == line and same then return token.column end
  end
  return 1
end

-- Mods that do not go together: "FILE:LINE:COLUMN: what is wrong", perhaps without a column, and nothing of them is loaded.
local function broken_mod(group, message)
  local folder, line, column, said = tostring(message):match "^(.-)/mod%.lua:(%d+):(%d*):? ?(.*)$"
  if not folder then
    local place, rest = tostring(message):match "^(.-%.lua): (.*)$"
    if not place then error(message, 0) end
    return { file = files_of.relative(place), line = 1, code = "duplicate", message = rest }
  end
  local path, source = mod_file(group, folder)
  line = tonumber(line)
  return { file = path, line = line, column = tonumber(column) or column_of(source, line, said), code = "wrong-file",
    message = said }
end

-- The mods that a group is loaded with.
local function mods_of(group, options)
  local mods = { table.unpack(options.mods or {}) }
  mods[#mods + 1] = group.mod
  return mods
end

-- What is wrong with the mod.lua of a group, and with what it builds on.
local function diagnose_mod(group, options)
  if not group.mod then return {} end
  local path = mod_file(group, group.mod)
  local found = engine.diagnose_mod { scripts = options.scripts, path = path }
  if #found > 0 then return found end
  local fine, message = pcall(engine.mods, { scripts = options.scripts, mods = mods_of(group, options) })
  return fine and {} or { broken_mod(group, message) }
end

-- What a load reads, with what marks the texts of such files.
local LOADED = { card = "", keyword = "keywords:", format = "formats:" }

-- The cards of a game that a load takes beside the group: their folder, or (`stubs`) what of them
-- other cards can see, as short texts, which load much faster.
local function base_of(game, options)
  local stubs = (options.stubs or {})[game]
  if stubs then return {}, { table.unpack(stubs) } end
  return options.cards .. "/" .. game, {}
end

-- The mistakes that loading finds in the cards, keywords and formats of a group, by the game's reader.
local function diagnose(group, game, options)
  local cards, extra = base_of(game, options)
  local names, instead, path_of, source_of = {}, {}, {}, {}
  for _, file in ipairs(group.files) do
    if LOADED[file.kind] then
      local name = files_of.load_name(file)
      names[#names + 1], path_of[name], source_of[name] = name, file.path, file.source
      if not file.home and not file.mod then extra[#extra + 1] = { LOADED[file.kind] .. name, file.source.text } end
      if options.buffers then instead[#instead + 1] = { name, file.source.text } end
    end
  end
  if #names == 0 and not group.mod then return {} end
  local fine, found = pcall(engine.diagnose, { scripts = options.scripts, game = game,
    cards = cards, mods = mods_of(group, options), extra = extra, instead = instead, files = names })
  if not fine then return { broken_mod(group, found) } end
  for _, problem in ipairs(found) do
    local folder, source = problem.file:match "^(.*)/mod%.lua$", source_of[problem.file]
    if source then unknown.explain(source, problem) end
    problem.file = path_of[problem.file] or folder and mod_file(group, folder) or problem.file
  end
  return found
end

-- How much of what a card says is in the words of a game: its type and its fields.
local function understood(source, game)
  local words, known, score = engine.words(game), {}, 0
  local open = source:returned "card"
  for _, list in ipairs { words.card_fields, words.types } do
    for _, word in ipairs(list) do known[word] = true end
  end
  for _, row in ipairs(words.abilities) do known[row.word] = true end
  for _, entry in ipairs(open and source:entries(open) or {}) do
    local token = source.tokens[entry.key or entry.first]
    if known[token.text] then score = score + 1 end
  end
  local kind = source:value(open, "type")
  return score + (kind and known[kind.text] and 2 or 0)
end

-- The game of files that do not say it: the one that understands most of them.
local function game_by_words(group, options)
  local best, most
  for _, game in ipairs(options.games) do
    local score = 0
    for _, file in ipairs(group.files) do
      if file.kind == "card" then score = score + understood(file.source, game) end
    end
    if not most or score > most then best, most = game, score end
  end
  return best
end

local function find_game(group, options)
  if group.game then return end
  group.game = game_by_words(group, options)
  for _, file in ipairs(group.files) do file.game = group.game end
end

local function load_group(group, options, report)
  local wrong = diagnose_mod(group, options)
  if #wrong == 0 then wrong = diagnose(group, group.game, options) end
  for _, problem in ipairs(wrong) do report:add(problem) end
end

-- ---- Telling -----------------------------------------------------------------------------

local function plural(count, word) return ("%d %s%s"):format(count, word, count == 1 and "" or "s") end

local function tell_codes(options)
  if options.json then
    options.print(json.encode(engine.codes()))
    return
  end
  for _, row in ipairs(engine.codes()) do
    options.print(("%-20s %-8s %s"):format(row.code, row.severity, row.help))
  end
end

local function tell(report, files, options)
  local counts = { error = 0, warning = 0, note = 0 }
  local list = report:sorted()
  for _, problem in ipairs(list) do counts[problem.severity] = counts[problem.severity] + 1 end
  if options.json then
    options.print(json.encode({
      problems = setmetatable(list, { __jsontype = "array" }),
      summary = { errors = counts.error, warnings = counts.warning, notes = counts.note,
        files = #files } },
      { indent = true, keyorder = { "file", "line", "column", "severity", "code", "message",
        "hint", "rule", "card", "part", "problems", "summary" } }))
  else
    for _, problem in ipairs(list) do
      if not options.quiet or problem.severity == "error" then
        options.print(report_of.line_of(problem))
      end
    end
    options.print(("%s, %s in %s"):format(plural(counts.error, "error"),
      plural(counts.warning, "warning"), plural(#files, "file")))
  end
  local failed = counts.error + (options.werror and counts.warning or 0)
  return { failed = failed, files = #files }
end

-- ---- The tool ------------------------------------------------------------------------------

-- All that is wrong with the files at the paths: a report, and the files.  The fields of `options`
-- are those of the command, and for tools that look at files as they are written: `buffers`, texts
-- that stand in for those of files, by absolute path; `stubs`, see base_of; `parts`, the parts that
-- look (default: all).
local PARTS = { "place", "script", "players", "spec", "text", "format", "deck", "coverage" }
local function look(paths, options)
  options.games = engine.games()
  for path, text in pairs(options.buffers or {}) do files_of.put(path, text) end
  local report = report_of.new(engine.codes())
  local files = files_of.find(paths, options)
  if options.bounded then confine.allow_files(options.budget, #files) end
  for _, file in ipairs(files) do report:know(file.source) end
  local groups = groups_of(files)
  for _, group in ipairs(groups) do find_game(group, options) end
  local written = require("check.dialect").check(files, report, options)
  if written > 0 then options.print(("wrote %s anew"):format(plural(written, "file"))) end
  for _, group in ipairs(groups) do load_group(group, options, report) end
  for _, part in ipairs(options.parts or PARTS) do require("check." .. part).check(files, report, options) end
  return report, files
end

local function run(paths, options)
  collectgarbage "generational" -- most of what is read is soon done with
  if options.codes then
    tell_codes(options)
    return {}
  end
  if options.facts_of then
    require("check.wording").write_table(options.facts_of, options.print)
    return {}
  end
  if #paths == 0 then
    local here = files_of.mod_above "."
    if not here then return { usage = 1 } end
    paths = { here }
  end
  local report, files = look(paths, options)
  return tell(report, files, options)
end

return { run = run, look = look }
