-- SPDX-License-Identifier: MIT
--
-- mutate.lua -- `lunarbiter test --mutate`: changes one thing at a time in a card or
-- keyword file (scenario/mutations.lua) and plays its scenarios until one fails.
--
-- A mutant is
--
--     noticed    a scenario fails
--     refused    it does not load: the loader noticed
--     equal      marked in the source, with the reason
--     survived   no scenario fails: a hole in the specs
--
-- The scenarios are those of the spec beside the file; with `all`, and of a mod's keywords that
-- have no spec of their own, also every one that names the card, or a keyword of the file.  They must hold before anything is changed.

local confine = require "confine"
local few = require "scenario.few"
local files = require "files"
local lfs = require "lfs"
local mutations = require "scenario.mutations"
local play = require "scenario.play"
local report = require "scenario.report"
local share = require "scenario.share"
local spec = require "scenario.spec"
local tools = require "scenario.tools"

-- ---- What is mutated, and by which specs ------------------------------------------

-- A format or a mod.lua is read from the disk, not from a pool: it cannot be changed here.
local function is_fixed(path)
  return path:match "mod%.lua$" ~= nil and not path:match "[^/]mod%.lua$"
    or ("/" .. path):find("/formats/", 1, true) ~= nil
end

-- The card and keyword files under the paths.
local function find_files(paths)
  local found = {}
  local function add(file)
    if not file:match "_spec%.lua$" and not is_fixed(file) then found[#found + 1] = file end
  end
  for _, path in ipairs(paths) do
    local mode = lfs.attributes(path, "mode")
    if not mode then tools.fail(path .. ": no such file or directory") end
    if mode == "directory" then
      files.each((path:gsub("(.)/+$", "%1")), add)
    else
      local file = path:gsub("_spec%.lua$", ".lua")
      if is_fixed(file) then tools.fail(file .. ": only cards and keywords are mutated") end
      add(file)
    end
  end
  return found
end

-- What the file defines: the name of its card, or its keywords.
local function names_in(text)
  local names = {}
  for name in text:gmatch '%f[%w_]keyword%s*%(?%s*"([%w_ ]+)"' do names[#names + 1] = name end
  if #names == 0 then names[1] = few.card_name(text) end
  return names
end

local function is_named(names, text)
  text = text:lower()
  for _, name in ipairs(names) do
    local word = name:lower():gsub("%W", "%%%0")
    if text:find("%f[%w_]" .. word .. "%f[^%w_]") then return true end
  end
  return false
end

-- Every other spec in reach that names what the file defines, or stands beside a card
-- that does.
local function others(path, names, kept)
  local list, home = {}, spec.mod_above(path)
  for _, file in ipairs(kept:reach(path)) do
    local loads_it = not home or file:sub(1, #home + 1) == home .. "/" -- else it knows nothing of it
    if loads_it and file:match "_spec%.lua$" then
      local text = spec.read_file(file)
      local card = file:gsub("_spec%.lua$", ".lua")
      local beside = lfs.attributes(card, "mode") == "file" and spec.read_file(card) or ""
      if is_named(names, text) or is_named(names, beside) then list[#list + 1] = file end
    end
  end
  return list
end

-- The spec of a file has its name; that of an evolved card, for one, that of its follower:
-- then it is one in the same folder that names it.
local function beside(path, text)
  local own = spec.beside(path)
  if lfs.attributes(own, "mode") == "file" then return { own } end
  local folder, list, names = path:match "^(.*)/[^/]*$" or ".", {}, names_in(text)
  for _, name in ipairs(files.names(folder)) do
    local file = folder .. "/" .. name
    if name:match "_spec%.lua$" and is_named(names, spec.read_file(file)) then list[#list + 1] = file end
  end
  return list
end

local function defines_keyword(text)
  return ("\n" .. text):find '\nkeyword%s*%(?%s*"' ~= nil
end

local function specs_for(path, text, kept, options)
  local list = beside(path, text)
  local by_cards = #list == 0 and defines_keyword(text) and spec.mod_above(path) ~= nil
  if options.all or by_cards then
    for _, file in ipairs(others(path, names_in(text), kept)) do
      if not tools.has(list, file) then list[#list + 1] = file end
    end
  end
  return list
end

-- ---- Playing ----------------------------------------------------------------------

-- The pool a spec is played with while the file has this text; nil and the failure.
local function pool_for(work, read, text)
  return play.pool(read, function() return work.kept:with(read, work.path, text, work.whole[read]) end)
end

-- The first scenario of a spec that fails, or the failure to load it; nil when all hold.
local function failure_of(work, read, text)
  local pool, refused = pool_for(work, read, text)
  if not pool then return refused end
  for _, scenario in ipairs(read.scenarios) do
    local result = play.scenario(pool, read, scenario, work.options)
    if result.status == "failed" then return result end
  end
  return nil
end

local function first_failure(work, text)
  for _, read in ipairs(work.specs) do
    local failure = failure_of(work, read, text)
    if failure then return failure end
  end
  return nil
end

-- As the file stands every spec must hold: with the cards it names, or else with all.
local function check_specs(work)
  for _, read in ipairs(work.specs) do
    if failure_of(work, read, work.text) then
      work.whole[read] = true
      local failure = failure_of(work, read, work.text)
      if failure then return "fails before anything is changed: " .. report.first_line(failure) end
    end
  end
  return nil
end

-- The specs of a file, read; nil when there are none.  They must hold as the file stands.
local function prepare(path, kept, options)
  local text = spec.read_file(path)
  local work = { path = path, text = text, specs = {}, kept = kept, whole = {},
    options = setmetatable({ check = false }, { __index = options }) }
  for _, file in ipairs(specs_for(path, text, kept, options)) do
    local read, failure = play.read(file, options)
    if failure then return nil, report.first_line(failure) end
    work.specs[#work.specs + 1] = read
  end
  if #work.specs == 0 then
    return nil, path .. ": has no scenarios" .. (options.all and "" or " beside it (--all: all that name it)")
  end
  local why = check_specs(work)
  if why then return nil, why end
  return work
end

local ENTRY = { __jsonorder = { "file", "line", "column", "what", "old", "new", "status", "by",
  "reason" } }

local function try(work, mutation)
  local entry = { file = work.path, line = mutation.line, column = mutation.column,
    what = mutation.what, old = mutation.old, new = mutation.new }
  if mutation.equal then
    entry.status, entry.reason = "equal", mutation.equal
    return entry
  end
  if confine.spent() then error(confine.sentence(), 0) end
  local failure = first_failure(work, mutations.apply(work.text, mutation))
  if failure and not failure.scenario then
    entry.status = "refused"
  elseif failure then
    entry.status, entry.by = "noticed", failure.scenario.name
  else
    entry.status = "survived"
  end
  return entry
end

-- ---- Telling ----------------------------------------------------------------------

local function told(entry)
  local change = entry.new == "" and ("%s left out: %s"):format(entry.what, entry.old)
    or ("%s: %s -> %s"):format(entry.what, entry.old, entry.new)
  return ("%s:%d:%d: %s: %s"):format(entry.file, entry.line, entry.column, entry.status, change)
end

local function tell(entry, options, paint)
  if entry.status == "survived" then
    options.print(paint(told(entry), "bad"))
  elseif options.verbose then
    local why = entry.by and (" (%s)"):format(entry.by) or entry.reason and (" (%s)"):format(entry.reason) or ""
    options.print(told(entry) .. why)
  end
end

local function mutate_file(path, kept, options, page)
  local work, why = prepare(path, kept, options)
  if not work then
    page.failed = page.failed + 1
    page.errors[#page.errors + 1] = why
    options.print(why)
    return
  end
  page.files = page.files + 1
  local paint = report.painter(options)
  local list = mutations.of(work.text, spec.words_of(work.specs[1].game))
  local done = 0
  share.each(options, #list, function(i)
    if i % 20 == 0 then collectgarbage() end
    return try(work, list[i])
  end, function(entry)
    done = done + 1
    page[entry.status] = page[entry.status] + 1
    page.mutants[#page.mutants + 1] = setmetatable(entry, ENTRY)
    tell(entry, options, paint)
    if options.progress then
      options.control("\r\27[K", true)
      io.stderr:write(("%s: %d of %d"):format(path, done, #list)):flush()
    end
  end)
  collectgarbage()
  if options.progress then options.control("\r\27[K", true) end
end

local MUTANTS = 50 -- of a file, for the budget of the command

local PAGE = { "files", "noticed", "refused", "equal", "survived", "failed", "errors", "mutants" }

-- How many of each; `failed` counts survivors too, as they fail the run.
return function(paths, options)
  local kept = few.new(options)
  local page = { files = 0, noticed = 0, refused = 0, equal = 0, survived = 0, failed = 0,
    errors = {}, mutants = {} }
  local found = find_files(paths)
  if options.bounded then confine.allow_files(options.budget, #found * MUTANTS) end
  for _, path in ipairs(found) do mutate_file(path, kept, options, page) end
  if options.json then
    report.page(page, PAGE)
  else
    options.print(("%d mutants of %d files: %d noticed, %d refused, %d marked as equal, %d survived"):format(
      #page.mutants, page.files, page.noticed, page.refused, page.equal, page.survived))
  end
  return { failed = page.failed + page.survived }
end
