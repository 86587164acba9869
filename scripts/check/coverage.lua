-- SPDX-License-Identifier: MIT
--
-- coverage.lua -- lines of cards and keywords that none of their scenarios runs, and scenarios
-- that do not hold.
--
-- The scenarios of a card are run with a pool that observes what scripts do; so are those of a
-- spec that was named without its card, of keywords and of formats.  What came of it is kept in
-- $XDG_CACHE_HOME/lunarbiter/coverage, one file for a card, named by a hash of all that it can
-- depend on: the card, its scenarios, the cards that these name, the vocabulary, the engine's
-- build.

local aside = require "aside"
local confine = require "confine"
local engine = require "lunarbiter"
local files = require "files"
local json = require "dkjson"
local lfs = require "lfs"
local files_of = require "check.files"
local few = require "scenario.few"
local play = require "scenario.play"
local pools = require "scenario.pools"
local share = require "scenario.share"

local KEPT = "failures by the number of their spec" -- of what shape results are kept
local PROGRESS = 25 -- scenario files between two words on stderr

-- ---- Which scenarios -----------------------------------------------------------------------

-- Its own spec file; else those beside it that name it, as for evolved faces and tokens.
local function specs_of(file)
  local own = file.path:gsub("%.lua$", "_spec.lua")
  if files_of.is_file(own) then return { own } end
  local name = file.source:value(file.source:returned "card", "name")
  local folder, found = file.path:match "^(.*)/" or ".", {}
  for _, entry in ipairs(files.names(folder)) do
    local path = folder .. "/" .. entry
    if name and entry:match "_spec%.lua$" and files_of.text(path):find(name.text, 1, true) then
      found[#found + 1] = path
    end
  end
  return found
end

local function has_functions(source) return source.text:find("function", 1, true) ~= nil end

-- ---- What is kept ------------------------------------------------------------------------------

local function cache_folder()
  local root = os.getenv "XDG_CACHE_HOME"
  if not root or root == "" then
    local home = os.getenv "HOME"
    root = home and home .. "/.cache"
  end
  return root and root .. "/lunarbiter/coverage"
end

local function make_folders(path)
  local at = ""
  for part in path:gmatch "[^/]+" do
    at = at .. "/" .. part
    lfs.mkdir(at)
  end
end

-- Adds the texts of all scripts in a folder, and in those below it, in the order of their names.
local function add_scripts(parts, folder)
  if lfs.attributes(folder, "mode") ~= "directory" then return end
  files.each(folder, function(path) parts[#parts + 1] = files_of.read(path) end)
end

-- A hash of what every result rests on: the words, the keywords, the scenario language, and
-- the mods that are played with.
local function base_hash(options)
  local parts = { KEPT, engine.version, engine.build }
  parts[#parts + 1] = files_of.read(options.scripts .. "/vocabulary.lua")
  for _, folder in ipairs { "vocabulary", "keywords", "scenario" } do
    add_scripts(parts, options.scripts .. "/" .. folder)
  end
  for _, mod in ipairs(options.mods or {}) do add_scripts(parts, mod) end
  return engine.hash(table.concat(parts, "\0"))
end

-- The hash of the mod that a file lies in, with what that builds on: another file of it may matter.
local mod_hashes = {}
local function mod_hash(folder, options)
  if not mod_hashes[folder] then
    local parts = {}
    local fine, mods = pcall(engine.mods, { scripts = options.scripts,
      mods = table.move(options.mods or {}, 1, #(options.mods or {}), 2, { folder }) })
    for _, mod in ipairs(fine and mods or { { directory = folder } }) do
      add_scripts(parts, mod.directory)
    end
    mod_hashes[folder] = engine.hash(table.concat(parts, "\0"))
  end
  return mod_hashes[folder]
end

-- The cards that a spec names, and those that these name.
local function cards_of(path, work, options)
  options.few = options.few or few.new(options)
  local read = play.read(path, setmetatable({ game = work.file.game }, { __index = options }))
  return read and options.few:texts(read) or ""
end

local function key_of(work, base, options)
  local parts = { base, work.file.game, work.file.source.text }
  if work.file.mod then parts[#parts + 1] = mod_hash(work.file.mod, options) end
  for _, path in ipairs(work.specs) do
    parts[#parts + 1] = files_of.text(path)
    parts[#parts + 1] = cards_of(path, work, options)
  end
  return engine.hash(table.concat(parts, "\0"))
end

local function read_result(folder, key)
  local text = folder and files.try(folder .. "/" .. key)
  local result = text and json.decode(text)
  return type(result) == "table" and result or nil
end

local function write_result(folder, key, result)
  local path = folder and folder .. "/" .. key
  if confine.spent() then return end -- it may lack what was not run
  if path then aside.write(path, json.encode(result)) end -- a cache that cannot be written is none
end

-- ---- Running -----------------------------------------------------------------------------------

-- Whether the spec brings this file itself (`use "my_card.lua"`).
local function brings(read, path)
  for _, card in ipairs(read.cards) do
    if card[1] == path then return true end
  end
  return false
end

local function run_spec(path, work, kept, options)
  local read, pool, failure
  local failures = {}
  local settings = setmetatable({ game = work.file.game }, { __index = options })
  local own = work.file.kind == "card" and not work.file.home and not work.file.mod
  -- a pool calls the files of a mod as the mod was called
  read, failure = play.read(work.file.mod and files_of.absolute(path) or path, settings)
  if read then
    if own and not brings(read, work.file.path) then
      table.insert(read.cards, { work.file.path, work.file.source.text })
    end
    pool, failure = play.pool(read, function() return kept:whole(read) end)
  end
  if not pool then
    if failure.shared then return nil, {} end
    return nil, { { line = failure.line or 1, message = failure.message } }
  end
  for _, scenario in ipairs(read.scenarios) do
    if confine.spent() then break end
    local result = play.scenario(pool, read, scenario, settings)
    if result.status == "failed" and not result.needs then -- what it needs has been told of
      failures[#failures + 1] = { line = result.line or 1, first = scenario.line, last = scenario.last,
        message = ("scenario \"%s\": %s"):format(scenario.name, result.message) }
    end
  end
  return pool, failures
end

-- Whether the file itself calls the function that begins in `line`, as it is loaded: nobody
-- sees that.
local function runs_at_load(source, line)
  local name
  for i, token in ipairs(source.tokens) do
    if token.line == line and token.text == "function" then
      local at = source:is(i + 1, "name") and i + 1 or i - 2 -- local name = function
      name = name or source:is(at, "name") and source.tokens[at].text
    elseif name and token.kind == "name" and token.text == name and not source:in_function(i) then
      return true
    end
  end
  return false
end

-- Runs all scenarios of a card: { missed = { line, ... }, failures = { { spec =, line =, ... } } }
local function run_card(work, kept, options)
  local reached, functions, failures = {}, {}, {}
  for number, path in ipairs(work.specs) do
    if confine.spent() then return { missed = {}, failures = failures } end
    local pool, failed = run_spec(path, work, kept, options)
    for _, failure in ipairs(failed) do
      failure.spec = number -- what is kept may be told of the same files under other paths
      failures[#failures + 1] = failure
    end
    local observed = pool and work.file.kind ~= "spec" and work.file.kind ~= "format"
    for _, row in ipairs(observed and pool:observed(files_of.load_name(work.file)) or {}) do
      for i, one in ipairs(row.functions) do
        local all = functions[i] or { line = one.line, code = {} }
        functions[i] = all
        for line in pairs(one.lines) do reached[line] = true end
        for _, line in ipairs(one.missed) do all.code[line] = true end
      end
    end
    if pool then pool:forget_observed() end
    collectgarbage() -- the games
  end
  local missed = {}
  for _, one in pairs(functions) do
    for line in pairs(runs_at_load(work.file.source, one.line) and {} or one.code) do
      if not reached[line] then missed[#missed + 1] = line end
    end
  end
  table.sort(missed)
  return { missed = missed, failures = failures }
end

-- ---- Telling ------------------------------------------------------------------------------------

local function column_of(source, line)
  local number = 0
  for text in (source.text .. "\n"):gmatch "(.-)\n" do
    number = number + 1
    if number == line then return (text:find "%S" or 1) end
  end
  return 1
end

local function tell(work, result, report)
  local file, previous = work.file, nil
  for _, failure in ipairs(result.failures) do
    local path = work.specs[failure.spec]
    if not report:has_error(path, failure.first, failure.last) then
      report:add { file = path, line = failure.line,
        column = column_of({ text = files_of.text(path) }, failure.line),
        code = "scenario-fails", message = failure.message }
    end
  end
  for i, line in ipairs(result.missed) do
    local follows = previous and line <= previous + 1
    if not follows then
      local last = line
      for k = i + 1, #result.missed do
        if result.missed[k] > last + 1 then break end
        last = result.missed[k]
      end
      report:add { file = file.path, line = line, column = column_of(file.source, line),
        code = "not-reached", message = last > line
          and ("no scenario of this card runs lines %d to %d"):format(line, last)
          or "no scenario of this card runs this line" }
    end
    previous = line
  end
end

local function say_progress(done, total, started)
  if os.time() - started < 1 or done % PROGRESS ~= 0 and done ~= total then return end
  io.stderr:write(("check: scenarios of %d of %d cards\n"):format(done, total))
end

-- Mods of which nothing can be played, as keys: their mod.lua or a file of keywords is wrong.
local function broken_mods(files, report)
  local broken = {}
  for _, file in ipairs(files) do
    local rests = file.kind == "mod" or file.kind == "keyword"
    if file.mod and rests and report:has_error(file.path) then broken[file.mod] = true end
  end
  return broken
end

-- What is run: the scenarios of each card, of keywords and formats; then the specs that are left.
local function works_of(files, report)
  local broken, works, seen = broken_mods(files, report), {}, {}
  local function add(file, specs)
    if #specs == 0 then return end
    works[#works + 1] = { file = file, specs = specs }
    for _, path in ipairs(specs) do seen[files_of.absolute(path)] = true end
  end
  for _, file in ipairs(files) do
    local playable = not broken[file.mod or ""] and not report:has_error(file.path)
    local runs = file.kind == "format" or (file.kind == "card" or file.kind == "keyword") and has_functions(file.source)
    if playable and runs then add(file, specs_of(file)) end
  end
  for _, file in ipairs(files) do
    local readable = file.kind == "spec" and not file.source.unreadable and not broken[file.mod or ""]
    if readable and not seen[file.absolute] then add(file, { file.path }) end
  end
  return works
end

local function check(files, report, options)
  if not options.coverage then return end
  local folder, unplayed, base = cache_folder(), {}, nil
  for _, work in ipairs(works_of(files, report)) do
    base = base or base_hash(options)
    work.key = key_of(work, base, options)
    work.result = read_result(folder, work.key)
    if work.result then tell(work, work.result, report) else unplayed[#unplayed + 1] = work end
  end
  if #unplayed == 0 then return end
  if folder then make_folders(folder) end
  local kept = pools.new(setmetatable({ observe = true, check = false }, { __index = options }))
  local started, done = os.time(), 0
  share.each(options, #unplayed, function(i) return run_card(unplayed[i], kept, options) end, function(result)
    done = done + 1
    write_result(folder, unplayed[done].key, result)
    tell(unplayed[done], result, report)
    if options.progress then say_progress(done, #unplayed, started) end
  end)
end

return { check = check }
