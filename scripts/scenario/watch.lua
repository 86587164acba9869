-- SPDX-License-Identifier: MIT
--
-- watch.lua -- `lunarbiter test --watch`: plays the scenarios, then looks what is edited
-- and plays again what that touches:
--
--     a spec       itself; a file of test cards: the specs that use it
--     a card       the specs that stand beside it or name it
--     a keyword, the vocabulary      all of them
--
-- Files are looked at, not waited for (LuaFileSystem): their time, size and number, and,
-- as times are whole seconds, the text of what was written just now.  What is played again
-- gets a pool of the few cards it needs (scenario/few.lua), so that a result is there in
-- milliseconds.  Such a pool may lack a card that nothing names: a spec that fails with it
-- for the first time is played with all cards, and with those from then on if it passes.

local few = require "scenario.few"
local lfs = require "lfs"
local play = require "scenario.play"
local report = require "scenario.report"
local spec = require "scenario.spec"
local tools = require "scenario.tools"

local JUST_NOW, FEW = 2, 40 -- seconds; specs that are tried with small pools from the start

local Watch = {}
Watch.__index = Watch

-- ---- What is on the disk ----------------------------------------------------------

-- Calls for every script file at or under a path, with its attributes.  Links to folders below it are
-- not followed: those that a load takes lead to what is visited anyway, maybe round in a circle.
local function visit(path, tell)
  local facts = lfs.attributes(path)
  if not facts then return end
  if facts.mode == "file" and path:match "%.lua$" then tell(path, facts) end
  if facts.mode ~= "directory" then return end
  for name in lfs.dir(path) do
    local full = path .. "/" .. name
    local link = lfs.symlinkattributes(full, "mode") == "link" and lfs.attributes(full, "mode") == "directory"
    if name:sub(1, 1) ~= "." and not link then visit(full, tell) end
  end
end

-- What stood where at this moment: path -> { modification, size, ino, text of new files }
local function snapshot(roots)
  local now, files = os.time(), {}
  for _, root in ipairs(roots) do
    visit(root, function(path, facts)
      local entry = { modification = facts.modification, size = facts.size, ino = facts.ino }
      if now - facts.modification <= JUST_NOW then
        local ok, text = pcall(spec.read_file, path)
        entry.text = ok and text or nil
      end
      files[path] = entry
    end)
  end
  return files
end

local function differs(before, after)
  if not before or not after then return true end
  if before.modification ~= after.modification or before.size ~= after.size
    or before.ino ~= after.ino then
    return before.text == nil or before.text ~= after.text
  end
  return before.text ~= nil and after.text ~= nil and before.text ~= after.text
end

-- The paths that are new, gone, or have another text, sorted.
local function changes(before, after)
  local list = {}
  for path in pairs(before) do
    if differs(before[path], after[path]) then list[#list + 1] = path end
  end
  for path in pairs(after) do
    if not before[path] then list[#list + 1] = path end
  end
  table.sort(list)
  return list
end

-- A file that is being written is empty or growing for a moment: waits until it is not.
local function wait_until_written(list, sleep)
  for _ = 1, 20 do
    local sizes, settled = {}, true
    for i, path in ipairs(list) do sizes[i] = lfs.attributes(path, "size") or -1 end
    sleep(0.005)
    for i, path in ipairs(list) do
      settled = settled and sizes[i] ~= 0 and sizes[i] == (lfs.attributes(path, "size") or -1)
    end
    if settled then return end
  end
end

-- ---- What a change touches --------------------------------------------------------

local function read_or_nothing(path)
  local ok, text = pcall(spec.read_file, path)
  return ok and text or ""
end

local function is_script(self, path)
  local scripts = tools.absolute(self.options.scripts) .. "/"
  return path:sub(1, #scripts) == scripts
end

-- The specs among `self.specs` (absolute path -> { path as it was said, text }) that name a
-- card, or use a file.
local function specs_with(self, words)
  local list = {}
  for path, each in pairs(self.specs) do
    for _, word in ipairs(words) do
      if each.text:lower():find(word:lower(), 1, true) then
        list[#list + 1] = path
        break
      end
    end
  end
  return list
end

-- Adds to the set `touched` the specs that are to be played again.
local function add_touched(self, path, touched)
  if self.specs[path] then
    touched[path] = true
  elseif is_script(self, path) or path:match "keywords/[^/]*$" or path:match "mod%.lua$" then
    for each in pairs(self.specs) do touched[each] = true end
    self.kept:forget()
  else
    local text = read_or_nothing(path)
    local words = { path:match "[^/]*$" }
    words[#words + 1] = few.card_name(text)
    words[#words + 1] = self.kept:changed(path, text)
    for _, each in ipairs(specs_with(self, words)) do touched[each] = true end
    if self.specs[spec.beside(path)] then touched[spec.beside(path)] = true end
  end
end

-- ---- Playing ----------------------------------------------------------------------

local function play_with(self, read, make, results)
  local pool, failure = play.pool(read, make)
  if not pool then
    results[#results + 1] = failure
    return 1
  end
  local failed = 0
  for _, scenario in ipairs(read.scenarios) do
    if spec.is_wanted(scenario, self.options) then
      local result = play.scenario(pool, read, scenario, self.options)
      results[#results + 1] = result
      failed = failed + (result.status == "failed" and 1 or 0)
    end
  end
  return failed
end

-- The results of a spec: with the cards it needs, or with all where that is not enough.
local function play_spec(self, path)
  local read, failure = play.read(path, self.options)
  if not read then return { failure } end
  local some, all = {}, {}
  local function whole() return self.kept:whole(read) end
  if not self.needs_all[path] then
    local failed = play_with(self, read, function() return self.kept:few(read) end, some)
    if failed == 0 then self.proven[path] = true end
    if self.proven[path] then return some end
  end
  local failed = play_with(self, read, whole, all)
  if failed == 0 then self.needs_all[path] = true else self.proven[path] = not self.needs_all[path] end
  return all
end

local function tell(self, results, heading, started)
  local page = { passed = 0, failed = 0 }
  local paint = report.painter(self.options)
  for _, result in ipairs(results) do
    page[result.status] = page[result.status] + 1
    if result.status == "failed" then report.failure(self.options.print, result, self.options) end
  end
  local summary = ("%s: %d passed, %d failed (%.0f ms)"):format(heading, page.passed, page.failed,
    (self.options.clock() - started) * 1000)
  self.options.print(paint(summary, page.failed > 0 and "bad" or "good"))
  io.stdout:flush()
  self.last = page
end

local function play_all(self, paths, heading, started)
  local results = {}
  for _, path in ipairs(paths) do
    for _, result in ipairs(play_spec(self, path)) do results[#results + 1] = result end
    if self.options.sleep(0) then break end
  end
  tell(self, results, heading, started)
  collectgarbage()
end

-- ---- Watching ---------------------------------------------------------------------

-- The specs there are now, with their texts.
local function find_specs(self)
  self.specs = {}
  local ok, list = pcall(spec.find, self.paths)
  for _, path in ipairs(ok and list or {}) do
    self.specs[tools.absolute(path)] = { path = path, text = read_or_nothing(path) }
  end
  return ok and list or {}
end

-- Those that lie in no other of these folders, so that nothing is looked at twice.
local function outermost(seen)
  local roots = {}
  for path in pairs(seen) do
    local folder, inside = path:match "^(.*)/[^/]*$", false
    while folder and folder ~= "" do
      inside = inside or seen[folder]
      folder = folder:match "^(.*)/[^/]*$"
    end
    if not inside then roots[#roots + 1] = path end
  end
  return roots
end

-- Where something may change: what was named, the cards of the games, keywords and words.
local function roots_of(self, list)
  local seen = {}
  local function add(path) seen[tools.absolute(path)] = true end
  for _, path in ipairs(self.paths) do
    add(path)
    if path:match "%.lua$" then add(path:match "^(.*)/[^/]*$" or ".") end
  end
  for _, path in ipairs(list) do
    local mods = few.mods_of(path, self.options)
    add(self.kept:folder(spec.game_of(path, self.options, mods)))
    for _, mod in ipairs(mods) do add(mod.directory) end
  end
  for _, name in ipairs { "keywords", "vocabulary", "vocabulary.lua" } do
    add(self.options.scripts .. "/" .. name)
  end
  return outermost(seen)
end

local function names_of(list)
  local names = {}
  for i, path in ipairs(list) do names[i] = i <= 3 and path:match "[^/]*$" or nil end
  return table.concat(names, ", ") .. (#list > 3 and (" and %d more"):format(#list - 3) or "")
end

local function changed(self, list)
  local started = self.options.clock()
  if self.options.terminal then self.options.control "\27[H\27[2J" end
  find_specs(self)
  local touched = {}
  for _, path in ipairs(list) do add_touched(self, path, touched) end
  local again = {}
  for path in pairs(touched) do again[#again + 1] = self.specs[path].path end
  play_all(self, tools.sorted(again), names_of(list), started)
end

return function(paths, options)
  local self = setmetatable({ paths = paths, options = options, kept = few.new(options),
    proven = {}, needs_all = {}, last = { failed = 0 } }, Watch)
  local list, started = find_specs(self), options.clock()
  local roots = roots_of(self, list)
  local before = snapshot(roots)
  if #list > FEW then
    for _, path in ipairs(list) do self.needs_all[path] = true end
  end
  play_all(self, list, "all", started)
  self.needs_all = #list > FEW and {} or self.needs_all
  options.print(("watching %d specs; Ctrl-C ends"):format(#list))
  io.stdout:flush()
  local left = options.changes or -1
  while left ~= 0 and not options.sleep(options.interval) do
    local after = snapshot(roots)
    local what = changes(before, after)
    if #what > 0 then
      wait_until_written(what, options.sleep)
      after = snapshot(roots)
      what = changes(before, after)
    end
    before = after
    if #what > 0 then
      changed(self, what)
      left = left - 1
    end
  end
  return { failed = self.last.failed }
end
