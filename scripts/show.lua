-- SPDX-License-Identifier: MIT
--
-- show.lua -- `lunarbiter show`: what the engine understood of a card, drawn and in words.
--
-- The text is rendered from what the script declares (show/abilities.lua); what its functions
-- do is told from running the scenarios beside it (show/observed.lua), marked as observed.

local json = require "json"
local lfs = require "lfs"

local broken = require "scenario.broken"
local confine = require "confine"
local engine = require "lunarbiter"
local files = require "files"
local guess = require "check.guess"
local scenario = require "scenario"
local spec = require "scenario.spec"
local Abilities = require "show.abilities"
local Writer = require "show.events"
local cards = require "show.card"
local does = require "show.does"
local keywords = require "show.keywords"
local page = require "show.page"

-- ---- Pools ---------------------------------------------------------------------------------

local function writer_of(options, game, pool)
  if not lfs.attributes(("%s/show/%s.lua"):format(options.scripts, game), "mode") then
    error(("the cards of %s have no words yet: scripts/show/%s.lua (docs/adding-a-game.md)"):format(
      game, game), 0)
  end
  local words, phrases = engine.words(game), require("show." .. game)
  local w = Writer.new(phrases, words, keywords.of_pool(words, phrases, pool))
  does.equip(w, game, words)
  w.acts = does.acts
  return w
end

-- The mods in these folders, { directory =, game = } each.
local function read_mods(options, folders)
  if #(folders or {}) == 0 then return {} end
  return engine.mods { scripts = options.scripts, mods = folders }
end

-- The folders of those that are of a game.
local function of_game(mods, game)
  local folders = {}
  for _, mod in ipairs(mods) do
    if mod.game == game then folders[#folders + 1] = mod.directory end
  end
  return folders
end

-- The pool of a game with its writer, loaded once, without what is broken; `file` is one more card
-- file, `mod` the folder of one more mod.
local function open_game(options, game, file, mod)
  local key = table.concat({ game, file or "", mod or "" }, "\0")
  local known = options.opened[key]
  if known then return known end
  local mods = of_game(options.mods, game)
  mods[#mods + 1] = mod
  local others = of_game(options.other_mods, game)
  local all = table.move(others, 1, #others, #mods + 1, { table.unpack(mods) })
  local extra = file and { { file, files.read(file) } }
  local function load(these)
    return engine.pool { scripts = options.scripts, game = game, mods = these,
      cards = options.cards .. "/" .. game, extra = extra, partial = true }
  end
  local fine, pool = pcall(load, all)
  if not fine and #others > 0 then -- mods that only lie there, with a keyword that is broken
    local why = pool
    pool = load(mods)
    io.stderr:write("lunarbiter show: the mods of your folder are left out: ",
      tostring(why):match "^[^\n]*", "\n")
    options.other_mods = {}
  elseif not fine then
    error(pool, 0)
  end
  known = { game = game, pool = pool, extra = extra, writer = writer_of(options, game, pool),
    title = engine.words(game).title }
  options.opened[key] = known
  return known
end

-- A path as one would type it here.
local function short(path)
  local here = lfs.currentdir() .. "/"
  return path:sub(1, #here) == here and path:sub(#here + 1) or path
end

-- ---- Finding cards ---------------------------------------------------------------------------

local function is_card(pool, def) return not (pool:id(def) or ""):match "^keyword%-" end

-- The definitions of a name, an id or an alias, in any writing.
local function find_named(opened, name)
  local pool, found, low = opened.pool, {}, name:lower()
  for def = 1, pool:count() do
    if is_card(pool, def) and
      (pool:title(def):lower() == low or (pool:id(def) or ""):lower() == low) then
      found[#found + 1] = { opened = opened, def = def }
    end
  end
  local alias = #found == 0 and pool:find(name)
  if alias and is_card(pool, alias) then found[1] = { opened = opened, def = alias } end
  return found
end

-- Names that are near, or hold what was asked for; the nearest first.
local function suggestions(options, games, name)
  local titles = {}
  for _, game in ipairs(games) do
    local pool = open_game(options, game).pool
    for def = 1, pool:count() do
      if is_card(pool, def) then titles[#titles + 1] = pool:title(def) end
    end
  end
  return guess.several(name, titles, 3)
end

-- ---- Keywords --------------------------------------------------------------------------------

-- What a file declares of a keyword; nil: the engine has it by itself.
local function declared_keyword(pool, name)
  for _, declared in ipairs(pool:declared_keywords()) do
    if declared.tag == "keyword" and declared.what == name then return declared end
  end
  return nil
end

-- A keyword by its word or title: "last_stand", "Last Stand".
local function find_keyword(opened, name)
  local word = name:lower():gsub("[%s-]+", "_")
  return opened.writer.keywords[word] and { { opened = opened, keyword = word } } or {}
end

-- The keywords of a file.
local function keywords_of_file(opened, plain)
  local list = {}
  for _, declared in ipairs(opened.pool:declared_keywords()) do
    local file = declared.file
    if declared.tag == "keyword" and (file == plain or file:sub(-#plain - 1) == "/" .. plain) then
      list[#list + 1] = { opened = opened, keyword = declared.what }
    end
  end
  return list
end

local function tell_keyword(found)
  local opened, w = found.opened, found.opened.writer
  local known, declared = w.keywords[found.keyword], declared_keyword(opened.pool, found.keyword)
  w:begin(w.phrases.me.unit or w.phrases.me.card)
  local told = { keyword = found.keyword, name = known.title, game = w.words_of.game, title = opened.title,
    rules = known.rule and { known.rule } or {}, reminder = known.text,
    text = declared and Abilities.list(w, declared) or {}, file = declared and short(declared.file) }
  for _, sentence in ipairs(told.text) do sentence.functions, sentence.observed = {}, nil end
  return told
end

-- Raises what is wrong with a file that was left out of a pool.
local function raise_broken(options, opened, plain)
  for _, each in ipairs(broken.list(opened.pool)) do
    if each.path == plain or each.path:sub(-#plain - 1) == "/" .. plain then
      options.told[each.said] = true
      error(each.said, 0)
    end
  end
end

local function find_file(options, path)
  local mod = spec.mod_above(path)
  local game = spec.game_of(path, options, spec.mods_of(path, { scripts = options.scripts }))
  local plain = path:gsub("^%./", "")
  local opened = open_game(options, game, nil, mod)
  for def = 1, opened.pool:count() do
    local file = opened.pool:file(def)
    if file and (file == plain or file:sub(-#plain - 1) == "/" .. plain) and
      is_card(opened.pool, def) then
      return { { opened = opened, def = def } }
    end
  end
  local keywords = keywords_of_file(opened, plain)
  if #keywords > 0 then return keywords end
  raise_broken(options, opened, plain)
  if mod then error(path .. ": is no card and no keyword of the mod it lies in", 0) end
  opened = open_game(options, game, path)
  for def = 1, opened.pool:count() do
    if opened.pool:file(def) == path then return { { opened = opened, def = def } } end
  end
  raise_broken(options, opened, path)
  error(path .. ": declares no card", 0)
end

-- What may be meant by a name that the game has not: a card or keyword of another game, or a name
-- that is near.
local function hint_for(options, games, what)
  for _, game in ipairs(options.game and options.games or {}) do
    local other = game ~= options.game and open_game(options, game)
    if other and (find_named(other, what)[1] or find_keyword(other, what)[1]) then
      return (" in this game: it is one of %s (leave --game out, or say --game %s)"):format(other.title, game)
    end
  end
  local titles = suggestions(options, games, what)
  return #titles > 0 and " (did you mean " .. table.concat(titles, ", or ") .. "?)" or ""
end

local function find(options, what)
  if what:match "%.lua$" and lfs.attributes(what, "mode") == "file" then
    return find_file(options, what)
  end
  local games = options.game and { options.game } or options.games
  local found = {}
  for _, game in ipairs(games) do
    local more = find_named(open_game(options, game), what)
    table.move(more, 1, #more, #found + 1, found)
  end
  for _, game in ipairs(#found == 0 and games or {}) do
    local more = find_keyword(open_game(options, game), what)
    table.move(more, 1, #more, #found + 1, found)
  end
  if #found > 0 then return found end
  error(("there is no card and no keyword named \"%s\"%s"):format(what, hint_for(options, games, what)), 0)
end

-- ---- Scenarios ---------------------------------------------------------------------------------

-- The scenarios of a card's file: NAME_spec.lua beside NAME.lua, or the one of the longest
-- beginning of its name: those of both faces of a card stand in one file.
local function spec_of(file)
  local stem = file:match "^(.*)%.lua$"
  while stem and stem:match "[^/]$" do
    local spec = stem .. "_spec.lua"
    if lfs.attributes(spec, "mode") == "file" then return spec end
    stem = stem:match "^(.*)_[^_/]*$"
  end
  return nil
end

-- Runs the scenarios of a card's file; what its functions did, and how it went.
local function observe(options, opened, file)
  local spec = spec_of(file)
  if not spec then return nil, nil end
  if not options.scenarios then return nil, { file = short(spec) } end
  local functions
  local result = scenario.run({ spec }, { cards = options.cards, scripts = options.scripts,
    game = opened.game, mods = of_game(options.mods, opened.game), extra = opened.extra,
    check = false, print = function() end,
    observe = function(pool)
      local seen = pool:observed(file)[1]
      functions = seen and seen.functions or {}
    end })
  return functions or {}, { file = short(spec), passed = result.passed, failed = result.failed }
end

local function tell(options, card)
  local opened = card.opened
  local file = opened.pool:file(card.def)
  local seen, scenarios = observe(options, opened, file)
  local told = cards.tell(opened.writer, opened.pool, card.def, seen)
  told.title, told.scenarios, told.observes = opened.title, scenarios, options.scenarios
  told.file, told.mod = short(file), opened.pool:mod(card.def)
  return told
end

-- ---- The command -------------------------------------------------------------------------------

local function all_cards(options)
  local found = {}
  for _, game in ipairs(options.game and { options.game } or options.games) do
    local opened = open_game(options, game)
    for def = 1, opened.pool:count() do
      if is_card(opened.pool, def) then found[#found + 1] = { opened = opened, def = def } end
    end
  end
  return found
end

-- Tells what was left out of the pools, as it cannot be loaded.
local function tell_left_out(options)
  local keys = {}
  for key in pairs(options.opened) do keys[#keys + 1] = key end
  table.sort(keys)
  for _, key in ipairs(keys) do
    for _, said in ipairs(options.opened[key].pool:broken()) do
      if not options.told[said] then io.stderr:write("lunarbiter show: left out: ", said, "\n") end
      options.told[said] = true
    end
  end
end

local function run(arguments, options)
  options.games, options.opened, options.told = engine.games(), {}, {}
  confine.allow_files(options.budget, #arguments)
  local here = spec.mod_above "file" -- the mod we stand in is there without being named
  options.mods = read_mods(options, #(options.mods or {}) == 0 and here and { here } or options.mods)
  options.other_mods = read_mods(options, options.other_mods)
  local list, failed = options.all and all_cards(options) or {}, 0
  for _, what in ipairs(arguments) do
    local fine, found = pcall(find, options, what)
    if fine then
      table.move(found, 1, #found, #list + 1, list)
    elseif confine.spent() then
      break -- which is told once, in the end
    else
      io.stderr:write("lunarbiter show: ", tostring(found), "\n")
      failed = failed + 1
    end
  end
  tell_left_out(options)
  local told, keywords, unknown = {}, nil, 0
  for i, found in ipairs(list) do
    local lines
    if found.keyword then
      keywords = keywords or {}
      keywords[#keywords + 1] = tell_keyword(found)
      lines = page.keyword(keywords[#keywords], options)
    else
      told[#told + 1] = tell(options, found)
      unknown = unknown + #told[#told].unknown
      lines = page.lines(told[#told], options)
    end
    if not options.json then
      if i > 1 then options.print "" end
      options.print(table.concat(lines, "\n"))
    end
  end
  if options.json then
    setmetatable(told, { __jsontype = "array" })
    options.print(json.encode({ cards = told, keywords = keywords }, { indent = true }))
  end
  return { failed = failed, unknown = unknown, cards = #list }
end

-- ---- A text as it is written -------------------------------------------------------------------

-- The card that the text in place of a mod's file declares: its facts, and the lines that show it.
-- `options` has scripts, cards, stubs (check.lua: base_of) and names no other mods.
local function look(path, text, options)
  local mod = spec.mod_above(path)
  local game = spec.game_of(path, options, spec.mods_of(path, { scripts = options.scripts }))
  local pool = engine.pool { scripts = options.scripts, game = game, cards = {}, mods = { mod },
    extra = options.stubs[game], instead = { { path, text } }, partial = true }
  local opened = { game = game, pool = pool, writer = writer_of(options, game, pool), title = engine.words(game).title }
  for def = 1, pool:count() do
    if pool:file(def) == path and is_card(pool, def) then
      local told = cards.tell(opened.writer, pool, def, nil)
      told.title, told.file, told.mod, told.observes = opened.title, short(path), pool:mod(def), false
      return { facts = told, text = table.concat(page.lines(told, { rules = true }), "\n") }
    end
  end
  return { text = "" }
end

return { run = run, look = look }
