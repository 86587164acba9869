-- SPDX-License-Identifier: MIT
--
-- docs.lua -- runs every code block of a Markdown page, so that no page shows what does not
-- work.  CONTRIBUTING.md ("How to write a page") says how blocks are marked.
--
-- Each page has a folder of its own, which its files and commands share from top to bottom.
-- What a block needs is loaded, run and compared as its kind says (the table `kinds`); a
-- failure names the page and the line.

local lfs = require "lfs"
local json = require "json"
local confine = require "confine"
local engine = require "lunarbiter"
local files = require "files"
local page = require "docs.page"
local shell = require "docs.shell"
local wrap = require "docs.wrap"

-- ---- The reader: what is known at a place of a page -------------------------------------

local function fresh_folder(reader)
  local folder = ("%s/%d"):format(reader.options.room, reader.options.rooms)
  reader.options.rooms = reader.options.rooms + 1
  assert(lfs.mkdir(folder))
  reader.folder, reader.cards, reader.places = folder, {}, {}
  shell.prepare(folder, reader.options.program, reader.options.data)
end

local function new_reader(path, options)
  local reader = { page = path, path = path, options = options, game = engine.games()[1],
    pending = {}, number = 0 }
  fresh_folder(reader)
  return reader
end

local function has_word(block, word)
  for _, each in ipairs(block.words) do
    if each == word then return true end
  end
  return false
end

local function game_of(reader, block)
  for _, name in ipairs(engine.games()) do
    if has_word(block, name) then return name end
  end
  return reader.game
end

-- A page says where its files lie, and they lie in the folder of the page.
local function check_path(path)
  if path:match "^[/-]" or path:find "%c" or ("/" .. path .. "/"):find("/../", 1, true) then
    error(("the path %q leads out of the folder of the page"):format(path), 0)
  end
end

local function write_file(reader, path, text)
  check_path(path)
  files.write(reader.folder .. "/" .. path, text)
end

-- The folder, in that of the page, of the mod in which a file of that path lies; nil: in none.
local function mod_of(reader, path)
  local folder = path
  while folder do
    folder = folder:match "^(.+)/[^/]*$"
    local at = folder and reader.folder .. "/" .. folder or reader.folder
    if lfs.attributes(at .. "/mod.lua", "mode") == "file" then return at end
  end
  return nil
end

-- ---- Loading ----------------------------------------------------------------------------------

-- What is wrong with card files, all loaded together with the cards there are; nil: nothing.
local function load_cards(reader, game, files)
  local fine, problem = pcall(engine.pool, { scripts = reader.options.scripts, game = game,
    cards = reader.options.data .. "/cards/" .. game, extra = files })
  if fine then
    problem:close()
    return nil
  end
  return tostring(problem)
end

-- The text of a block as it is loaded: its line numbers are those of the page, or, where a
-- page shows what is said of it, its own.
local function placed(reader, block, head, text, tail)
  head, text, tail = head or "", text or block.text, tail or ""
  if reader.shows_message then return (head == "" and "" or head .. " ") .. text .. tail end
  return ("\n"):rep(block.line - 1) .. head .. "\n" .. text .. tail
end

-- Card files wait here until one of them is given again, or is needed: loading many together
-- takes no longer than loading one.
local function await(reader, game, id, file)
  local waiting = reader.pending[game] or { ids = {}, files = {} }
  reader.pending[game] = waiting
  waiting.ids[id] = true
  waiting.files[#waiting.files + 1] = file
end

local function load_pending(reader)
  for game, waiting in pairs(reader.pending) do
    reader.pending[game] = nil
    local problem = load_cards(reader, game, waiting.files)
    if reader.shows_message then return problem and error(problem, 0) end
    local _, wrong = (problem or ""):gsub("[^\n]+", reader.tell)
    reader.result.passed = reader.result.passed + math.max(#waiting.files - wrong, 0)
  end
end

-- A message speaks of the files of a mod as they lie on the disk: of those that the page shows
-- it is to speak of the page.
local function in_page(reader, message)
  message = message:gsub("%f[/]" .. reader.folder:gsub("%p", "%%%0") .. "/(%S-):(%d+)",
    function(path, line)
      local first = reader.places[path]
      return first and ("%s:%d"):format(reader.path, first + line - 1) or path .. ":" .. line
    end)
  return message
end

-- What a call raises about the files of the mod, told of the page.
local function told_of_mod(reader, call, ...)
  local fine, result = pcall(call, ...)
  if fine then return result end
  local message = tostring(result)
  if not reader.shows_message then error(in_page(reader, message), 0) end
  error((message:gsub(reader.folder:gsub("%p", "%%%0") .. "/", "")), 0)
end

-- All of a mod is loaded, and that format of it: raises what is wrong with them.
local function load_mod(reader, game, folder, format)
  local pool = told_of_mod(reader, engine.pool, { scripts = reader.options.scripts, game = game,
    cards = reader.options.data .. "/cards/" .. game, mods = { folder } })
  if format then
    told_of_mod(reader, engine.deck_problems, { pool = pool, format = format, deck = {} })
  end
  pool:close()
end

local function is_waiting(reader, game, id)
  return reader.pending[game] and reader.pending[game].ids[id]
end

-- ---- Kinds of blocks -----------------------------------------------------------------------

local function path_of(block) return block.text:match "^%-%- ([%w_./-]+%.lua)%s*\n" end

local function card_id(block) return block.text:match 'id%s*=%s*"([^"]*)"' end

local function begins_with(block, ...)
  local code = ("\n" .. block.text):gsub("\n%s*%-%-[^\n]*", "\n"):gsub("^%s+", "")
  for _, word in ipairs { ... } do
    if code:sub(1, #word) == word then return true end
  end
  return false
end

-- A card file: written for the commands below it, loaded, known to the scenarios below it.
local function card_file(reader, block)
  local game, path = game_of(reader, block), path_of(block)
  local id = card_id(block) or error("a card says its id", 0)
  local mod = path and mod_of(reader, path)
  path = path or ("cards/block_%d.lua"):format(block.line)
  write_file(reader, path, block.text)
  if mod then
    reader.places[path], reader.mod = block.first, mod
    return load_mod(reader, game, mod)
  end
  if is_waiting(reader, game, id) then load_pending(reader) end
  await(reader, game, id, { reader.path, placed(reader, block) })
  local known = reader.cards[game] or {}
  reader.cards[game] = known
  for i = #known, 1, -1 do
    if known[i].id == id then table.remove(known, i) end
  end
  known[#known + 1] = { id = id, text = block.text }
  return true
end

local function card_part(reader, block)
  local game = game_of(reader, block)
  reader.number = reader.number + 1
  local head, text, tail = wrap.card(block, game, reader.number)
  await(reader, game, "doc" .. reader.number,
    { reader.path, placed(reader, block, head, text, tail) })
  return true
end

-- A file of a mod that is no card: a keyword, a format, the mod itself.  Where the page has no
-- mod, it gets one.
local function mod_file(reader, block)
  local game, path = game_of(reader, block), path_of(block)
  local name = block.text:match 'name%s*=%s*"([^"]*)"' or block.text:match '"([^"]*)"'
  local of_mod = begins_with(block, "return mod")
  path = path or of_mod and "mod.lua"
    or (block.text:find "return format%s*{" and "formats/" or "keywords/") .. name .. ".lua"
  if not of_mod and not mod_of(reader, path) then
    local text = 'return mod { name = "page", version = "1.0", game = "%s" }\n'
    write_file(reader, "mod.lua", text:format(game))
  end
  write_file(reader, path, block.text)
  reader.places[path], reader.mod = block.first, mod_of(reader, path)
  load_mod(reader, game, reader.mod, path:match "formats/([^/]*)%.lua$")
end

-- The scenarios see the cards above them as their own, and the mod that was last written to.
local function scenarios(reader, block)
  local game, path = game_of(reader, block), path_of(block)
  if path then write_file(reader, path, block.text) end
  load_pending(reader)
  local mod = path and mod_of(reader, path) or reader.mod
  local folder = mod and mod:sub(#reader.folder + 2) .. "/" or ""
  local cards = {}
  for _, card in ipairs(reader.cards[game] or {}) do
    cards[#cards + 1] = "test_card(function()\n" .. card.text .. "\nend)\n"
  end
  folder = folder == "/" and "" or folder
  write_file(reader, folder .. ".cards.lua", table.concat(cards))
  local name = folder .. (".block_%d_spec.lua"):format(block.line)
  write_file(reader, name, placed(reader, block, 'use ".cards.lua"'))
  local before, left = confine.others_time(), confine.left()
  local told, fine = shell.run(reader.folder, ("lunarbiter test --game %s%s %s\n"):format(game,
    left and " --budget " .. math.max(left, 1) or "", name))
  confine.charge(confine.others_time() - before)
  told = told:gsub((name:gsub("%p", "%%%0")), (reader.path:gsub("%%", "%%%%")))
  if not fine then error(told, 0) end
end

-- A card of cards/ is shown as it is there.
local function shipped(reader, block)
  local id = card_id(block) or error("a card says its id", 0)
  local same = false
  files.each(reader.options.data .. "/cards", function(path)
    local text = not same and files.read(path) or ""
    same = same or text == block.text or text:gsub("^%-%- SPDX[^\n]*\n", "") == block.text
  end)
  if not same then error(("cards/ holds no %s with this text"):format(id), 0) end
end

local function program(reader, block)
  local chunk, why = load(placed(reader, block), "@" .. reader.path, "t",
    setmetatable({ print = function(...)
      local texts = table.pack(...)
      for i = 1, texts.n do texts[i] = tostring(texts[i]) end
      reader.said[#reader.said + 1] = table.concat(texts, "\t")
    end }, { __index = _G }))
  if not chunk then error(why, 0) end
  local home = lfs.currentdir()
  reader.said = {}
  lfs.chdir(reader.folder)
  local fine, problem = pcall(chunk)
  lfs.chdir(home)
  if not fine then error(problem, 0) end
  local below = block.below
  if below and has_word(below, "output") and
    not shell.holds(table.concat(reader.said, "\n"), below.text) then
    error("printed:\n" .. table.concat(reader.said, "\n"), 0)
  end
end

local function c_code(reader, block)
  local whole = block.text:match "[\n ]main%("
  local text = whole and block.text or
    '#include "lunarbiter.h"\n#include "bindings.h"\n#include <stdio.h>\n' ..
    "void shown(ArbSetup setup, ArbError error, int32_t choice);\n" ..
    "void shown(ArbSetup setup, ArbError error, int32_t choice)\n{\n" ..
    ('#line %d "%s"\n'):format(block.first, reader.path) .. block.text .. "}\n"
  write_file(reader, "block.c", text)
  local data = shell.quoted(reader.options.data)
  local told, fine = shell.run(reader.folder,
    ("${CC:-cc} -std=c11 -Wall -fsyntax-only -I%s/core -I%s/bindings block.c\n"):format(data, data))
  if not fine or told ~= "" then error(told, 0) end
end

local function json_text(_, block)
  local whole = json.decode(block.text)
  for line in block.text:gmatch "[^\n]+" do
    local _, _, why = json.decode(line)
    if whole == nil and why then error(why, 0) end
  end
end

local function python(reader, block)
  local path = block.text:match "^# ([%w_./-]+%.py)%s*\n" or "block.py"
  write_file(reader, path, block.text)
  local told, fine = shell.run(reader.folder,
    "python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read())' " .. path .. "\n")
  if not fine then error(told, 0) end
end

local function console(reader, block)
  load_pending(reader)
  local line, why = shell.console(reader.folder, block, has_word(block, "fails"))
  if line then error({ line = line, message = why }, 0) end
end

local function script(reader, block)
  load_pending(reader)
  local told, fine = shell.run(reader.folder, block.text)
  if not fine then error("this failed:\n" .. told, 0) end
end

-- The kinds, the first that fits counts: what a block is, and what runs it.  What gives back
-- true has left something that is loaded later.  A fourth field says that running it is to do what
-- the page says: such a block is run only with --trust.
local kinds = {
  { "a text", function(block) return block.language == "text" end, function() end },
  { "a program", function(block) return block.language == "lua" and has_word(block, "program") end,
    program, true },
  { "a part of a card", function(block)
    return block.language == "lua" and wrap.part(block.words) ~= nil
  end, card_part },
  { "a shipped card", function(block)
    return block.language == "lua" and has_word(block, "shipped")
  end, shipped },
  { "a card", function(block)
    return block.language == "lua" and block.text:find "return card%s*{" ~= nil
  end, card_file },
  { "a file of a mod", function(block)
    return block.language == "lua" and (block.text:find "return format%s*{" ~= nil or
      begins_with(block, "return mod", "keyword", "shorthand"))
  end, mod_file },
  { "scenarios", function(block)
    return block.language == "lua" and
      begins_with(block, "scenario", "test_card", "test_keyword", "test_format", "use ")
  end, scenarios },
  { "commands", function(block) return block.language == "console" end, console, true },
  { "a script", function(block) return block.language == "sh" end, script, true },
  { "C", function(block) return block.language == "c" end, c_code, true },
  { "Python", function(block) return block.language == "python" end, python, true },
  { "JSON", function(block) return block.language == "json" end, json_text },
}

local function kind_of(block)
  for _, kind in ipairs(kinds) do
    if kind[2](block) then return kind[3], kind[1], kind[4] end
  end
  error("nothing runs this block: say what it is (CONTRIBUTING.md), or mark it as text", 0)
end

-- A block that is wrong on purpose: it must be refused, with the words shown below it.
local function refused(reader, block, run)
  load_pending(reader)
  if not (block.below and block.below.language == "text") then
    error("a text block with the message must follow a wrong block", 0)
  end
  local cards = reader.cards
  reader.cards, reader.shows_message = {}, true
  for game, known in pairs(cards) do reader.cards[game] = { table.unpack(known) } end
  reader.path = path_of(block) or "card.lua"
  local fine, problem = pcall(function()
    run(reader, block)
    load_pending(reader)
  end)
  reader.cards, reader.pending, reader.shows_message = cards, {}, false
  reader.path = reader.page
  local message = type(problem) == "table" and problem.message or tostring(problem)
  if fine then error("this was not refused", 0) end
  if not shell.holds(message, block.below.text) then
    error("the refusal is another one: " .. message, 0)
  end
end

local function run_block(reader, block)
  local run, what, trusted = kind_of(block)
  if trusted and not reader.options.trust then return "left out" end
  if has_word(block, "wrong") then
    refused(reader, block, run)
    return what .. " that is wrong"
  end
  return what, run(reader, block)
end

-- ---- Pages -------------------------------------------------------------------------------------

local function remark(reader, item)
  local word = item.remark[1]
  if word == "fresh" then
    load_pending(reader)
    return fresh_folder(reader)
  end
  for _, name in ipairs(engine.games()) do
    if word == name then
      reader.game = name
      return
    end
  end
  error(("there is no remark '%s': fresh, %s"):format(word,
    table.concat(engine.games(), ", ")), 0)
end

-- Tells what is wrong, with its place if the message does not begin with one.
local function new_tell(reader)
  return function(message, line)
    reader.result.failed = reader.result.failed + 1
    if message:sub(1, #reader.page + 1) ~= reader.page .. ":" then
      message = ("%s:%d: %s"):format(reader.page, line or reader.line, message)
    end
    reader.options.print(message)
  end
end

-- A file that a page links to is there.
local function follow(reader, link)
  local folder = reader.page:match "^(.*/)" or ""
  if not lfs.attributes(folder .. link, "mode") then error("there is no " .. link, 0) end
end

local function run_item(reader, item)
  reader.line = item.line
  if confine.spent() then return end
  if item.remark then return remark(reader, item) end
  if item.link then return follow(reader, item.link) end
  local what, waits = run_block(reader, item)
  if what == "a text" then return end
  if what == "left out" then
    reader.result.left_out = reader.result.left_out + 1
    return
  end
  if not waits then reader.result.passed = reader.result.passed + 1 end
  if reader.options.verbose then
    reader.options.print(("ok %s:%d %s"):format(reader.page, item.line, what))
  end
end

local function run_page(path, options, result)
  local items = page.read(path)
  local block -- what stands below a block is the next one
  for i = #items, 1, -1 do
    items[i].below = block
    if items[i].language then block = items[i] end
  end
  local reader = new_reader(path, options)
  reader.result, reader.tell = result, new_tell(reader)
  for _, item in ipairs(items) do
    local fine, problem = pcall(run_item, reader, item)
    if type(problem) == "table" then
      reader.tell(problem.message, problem.line)
    elseif not fine then
      reader.tell(problem)
    end
  end
  load_pending(reader)
end

local function find_pages(path, found, root, depth)
  local mode = lfs.attributes(path, "mode")
  if not mode then error(path .. ": no such file or directory", 0) end
  if mode ~= "directory" then
    found[#found + 1] = path
    return
  end
  for _, name in ipairs(files.names(path)) do
    local full = path .. "/" .. name
    files.check_name(path, name, root, depth)
    if lfs.attributes(full, "mode") == "directory" then
      find_pages(full, found, root, depth + 1)
    elseif name:match "%.md$" then
      found[#found + 1] = full
    end
  end
end

local function absolute(path)
  return path:sub(1, 1) == "/" and path or lfs.currentdir() .. "/" .. path
end

local BLOCKS = 20 -- of a page, for the budget of the command

local function run(paths, options)
  options.data, options.rooms = absolute(options.data), 0
  local found, result = {}, { pages = 0, passed = 0, failed = 0, left_out = 0 }
  for _, path in ipairs(paths) do find_pages(path, found, path, 1) end
  if not options.trust then confine.allow_files(options.budget, #found * BLOCKS) end
  for _, path in ipairs(found) do run_page(path, options, result) end
  result.pages = #found
  return result
end

return { run = run }
