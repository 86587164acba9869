-- SPDX-License-Identifier: MIT
--
-- new.lua -- writes a working skeleton: a card, a keyword, a format or a mod, with scenarios.
--
-- The skeletons are files of scripts/new/: GAME/unit.lua and GAME/unit_spec.lua for a unit,
-- mod/ for what every mod has.  In them @name@ stands for the name, @word@ for the same as a
-- word of scripts, @id@ for the card's id.  Nothing is overwritten, and nothing is written
-- before everything has been checked.

local confine = require "confine"
local lfs = require "lfs"
local engine = require "lunarbiter"
local files_of = require "files"
local spec = require "scenario.spec"

local DECKS = { riftbound = "jinx-origins", evolve = "sd01-forest" } -- what a mod's deck begins as
local USUAL = { riftbound = "unit", evolve = "follower" } -- the type when none is named

local function wrong(format, ...) error(format:format(...), 0) end

-- ---- Files --------------------------------------------------------------------------

local function exists(path) return lfs.attributes(path, "mode") ~= nil end

local function join(directory, name)
  return directory == "." and name or directory .. "/" .. name
end

-- ---- Names ----------------------------------------------------------------------------

-- "Ember Guard!" -> "ember_guard", or with hyphens
local function word_of(name, between)
  local word = name:lower():gsub("'", ""):gsub("[^%w]+", between or "_"):gsub("^[_-]+", ""):gsub("[_-]+$", "")
  return word
end

-- "ember_guard" -> "Ember Guard"
local function title_of(word)
  return (word:gsub("[_-]", " "):gsub("(%a)(%w*)", function(a, b) return a:upper() .. b end))
end

local function check_name(name, what)
  if #name > 60 or name:match '[%c"\\]' or not name:match "%w" then
    wrong("'%s' is no name for a %s: letters and digits, without quotes, at most 60", name, what)
  end
  return name
end

-- ---- Where we are -------------------------------------------------------------------------

-- The mod that a folder lies in; nil: it lies in none.
local function mod_above(directory, options)
  local folder = spec.mod_above(directory == "." and "file" or directory .. "/file")
  if not folder then return nil end
  local mods = engine.mods { scripts = options.scripts, mods = { folder } }
  return { directory = folder, name = mods[#mods].name, game = mods[#mods].game }
end

-- Where it goes, of which game it is, and what else is there.
local function place_of(options)
  local directory = options.folder or "."
  if lfs.attributes(directory, "mode") ~= "directory" then
    wrong("%s is no folder", directory)
  end
  local mod = mod_above(directory, options)
  local game = options.game or mod and mod.game or engine.games()[1]
  if mod and game ~= mod.game then
    wrong("the mod %s is of %s, not of %s", mod.name, mod.game, game)
  end
  return { mod = mod, game = game, directory = mod and mod.directory or directory }
end

-- ---- Skeletons ------------------------------------------------------------------------------

local function fill(text, values)
  return (text:gsub("@(%l+)@", function(key) return values[key] end))
end

-- A game without skeletons has none of any kind.
local function need_skeletons(options, game)
  if exists(options.scripts .. "/new/" .. game) then return end
  wrong("there are no skeletons for %s: they are files of scripts/new/%s (docs/adding-a-game.md)",
    game, game)
end

local function template(options, path, values)
  local text = files_of.read(options.scripts .. "/new/" .. path)
  return fill(text:gsub("^%-%- SPDX[^\n]*\n", ""), values) -- the author's files are the author's
end

-- A file to be written and its scenarios.  Outside of a mod the scenarios name the file.
local function add_pair(files, options, place, folder, kind, values)
  local base = place.mod and folder .. "/" or ""
  local path = join(place.directory, base .. values.file)
  local use = place.mod and "" or ('use "%s.lua"\n'):format(values.file)
  if use ~= "" and kind == "evolving" then use = use .. ('use "%s_evolved.lua"\n'):format(values.file) end
  local scenarios = template(options, place.game .. "/" .. kind .. "_spec.lua",
    setmetatable({ use = use }, { __index = values }))
  files[#files + 1] = { path .. ".lua", template(options, place.game .. "/" .. kind .. ".lua", values) }
  files[#files + 1] = { path .. "_spec.lua", (scenarios:gsub("\n\n\n", "\n\n")) }
end

-- A folder of a mod may be a link: nothing is written where it leads out of the mod.
local function check_inside(path, mod)
  local folder = path:match "^(.*)/"
  while folder and not exists(folder) do folder = folder:match "^(.*)/" end
  if folder and not confine.inside(mod.directory, folder) then
    wrong("%s: a link that leads out of this folder, which is not followed", folder)
  end
end

-- `mod`: that they belong to; nil: to none.
local function write_all(files, mod)
  for _, file in ipairs(files) do
    if exists(file[1]) then wrong("%s is there already: nothing was written", file[1]) end
    if mod then check_inside(file[1], mod) end
  end
  for _, file in ipairs(files) do
    files_of.write(file[1], file[2])
  end
end

-- The cards there are: names and keywords must not be taken.
local function pool_of(options, place)
  return engine.pool { scripts = options.scripts, game = place.game,
    cards = options.data .. "/cards/" .. place.game,
    mods = place.mod and { place.mod.directory } or nil }
end

-- ---- What is written ----------------------------------------------------------------------------

local NO_TYPE = { keyword = true, format = true, evolving = true }

-- The types that have a skeleton: all but what goes with every card, keyword or format.
local function types_of(options, game)
  local types = {}
  for _, name in ipairs(files_of.names(options.scripts .. "/new/" .. game)) do
    local kind = name:match "^(%l+)%.lua$"
    if kind and not NO_TYPE[kind] then types[#types + 1] = kind end
  end
  return types
end

-- A card with a second face is a skeleton of its own: evolving.lua and evolving_evolved.lua.
local function two_faced(options, place)
  if not exists(("%s/new/%s/evolving.lua"):format(options.scripts, place.game)) then
    wrong("--evolved goes with followers of Shadowverse: Evolve (--game evolve)")
  end
  if options.type and options.type ~= "follower" then wrong "--evolved goes with --type follower" end
  return "evolving"
end

local function type_of(options, place)
  if options.evolved then return two_faced(options, place) end
  local types = types_of(options, place.game)
  local asked = options.type or USUAL[place.game] or types[1]
  for _, name in ipairs(types) do
    if name == asked then return name end
  end
  wrong("there is no card type '%s': %s", options.type, table.concat(types, ", "))
end

-- The first id of the mod, or of this folder, that no card has, and that is none of `more`.
local function free_id(place, more)
  local prefix, taken = place.mod and place.mod.name or "my", { [more or ""] = true }
  files_of.each(place.directory, function(path)
    for id in files_of.read(path):gmatch '%f[%w]id%s*=%s*"([^"]+)"' do taken[id] = true end
  end)
  local number = 1
  while taken[("%s-%03d"):format(prefix, number)] do number = number + 1 end
  return ("%s-%03d"):format(prefix, number)
end

local function new_card(name, options, place, files)
  check_name(name, "card")
  local kind, id = type_of(options, place), options.id or free_id(place)
  if not id:match "^[%w][%w_-]*$" then wrong("'%s' is no id: \"set-001\"", id) end
  local evolved = options.evolved and free_id(place, id) or id
  local pool <close> = pool_of(options, place)
  for _, called in ipairs { name, id, evolved } do
    local there = pool:find(called)
    if there then wrong("there is a card called '%s' already (%s)", called, pool:id(there)) end
  end
  local values = { name = name, id = id, evolved = evolved, file = word_of(name) }
  add_pair(files, options, place, "cards", kind, values)
  if not options.evolved then return end
  files[#files + 1] = { files[1][1]:gsub("%.lua$", "_evolved.lua"),
    template(options, place.game .. "/evolving_evolved.lua", values) }
end

local function new_keyword(name, options, place, files)
  local word = word_of(check_name(name, "keyword"))
  if not word:match "^%l" then wrong("a keyword begins with a letter: '%s' does not", name) end
  local pool <close> = pool_of(options, place)
  for _, keyword in ipairs(pool:keywords()) do
    if keyword.name == word then
      wrong("there is a keyword '%s' already%s", word,
        keyword.file and (" (%s:%d)"):format(keyword.file, keyword.line) or "")
    end
  end
  add_pair(files, options, place, "keywords", "keyword",
    { word = word, title = title_of(word), file = word })
end

local function new_format(name, options, place, files)
  local word = word_of(check_name(name, "format"), "-")
  if not place.mod then
    wrong "a format lies in a mod: `lunarbiter new mod NAME` makes one; then --in NAME"
  end
  if exists(("%s/formats/%s.lua"):format(options.scripts, word)) then
    wrong("there is a format '%s' already (scripts/formats/%s.lua)", word, word)
  end
  add_pair(files, options, place, "formats", "format", { word = word, file = word })
end

-- A deck that ships, with the example card in place of the first of which it has three.
local function deck_with(options, game, name)
  local text = files_of.read(("%s/decks/%s/%s.txt"):format(options.data, game, DECKS[game]))
  text = text:gsub("^#[^\n]*\n",
    ("# A deck with the mod's card in it.\n# format: %s\n"):format(engine.words(game).format))
  return (text:gsub("\n3 [^\n]+", "\n3 " .. name, 1))
end

local function new_mod(name, options, files)
  local base = word_of(check_name(name:match "([^/]+)/*$" or name, "mod"), "-")
  local parent = name:match "^(.*)/[^/]+/*$"
  local directory = join(options.folder or ".", parent and parent .. "/" .. base or base)
  local game = options.game or engine.games()[1]
  need_skeletons(options, game)
  if not base:match "^[%l%d]" then wrong("'%s' is no name for a mod", name) end
  if exists(directory) then wrong("%s is there already: nothing was written", directory) end
  local card = title_of(base) .. " Scout"
  local place = { directory = directory, game = game, mod = { directory = directory, name = base } }
  local values = { name = base, title = title_of(base), game = game, card = card,
    file = word_of(card), scripts = options.scripts }
  for _, file in ipairs { "mod.lua", "README.md", ".luarc.json" } do
    files[#files + 1] = { directory .. "/" .. file,
      template(options, "mod/" .. file:gsub("^%.", ""), values) }
  end
  add_pair(files, options, place, "cards", USUAL[game],
    { name = card, id = base .. "-001", file = word_of(card) })
  files[#files + 1] = { directory .. "/decks/" .. base .. ".txt", deck_with(options, game, card) }
  return place
end

-- ---- The tool -----------------------------------------------------------------------------------------

local kinds = { card = new_card, keyword = new_keyword, format = new_format }

-- What to do next, in the words of the shell.
local function next_commands(kind, place, files)
  local game = not place.mod and place.game ~= engine.games()[1] and " --game " .. place.game or ""
  local first = files[1][1]
  if kind == "mod" then
    local deck = files[#files][1]
    return { "lunarbiter check " .. place.directory, "lunarbiter test " .. place.directory,
      ("lunarbiter play --mod %s --deck %s"):format(place.directory, deck) }
  end
  local list = { ("lunarbiter check%s %s"):format(game, first),
    ("lunarbiter test%s %s"):format(game, files[2][1]) }
  if kind == "card" and place.mod then
    list[#list + 1] = "lunarbiter show " .. first
  end
  return list
end

local function run(arguments, options)
  local kind, name = arguments[1], arguments[2]
  if kind ~= "card" and (options.type or options.id or options.evolved) then
    wrong("--type, --evolved and --id go with a card")
  end
  local files, place = {}
  if kind == "mod" then
    place = new_mod(name, options, files)
  else
    place = place_of(options)
    need_skeletons(options, place.game)
    kinds[kind](name, options, place, files)
  end
  write_all(files, kind ~= "mod" and place.mod or nil)
  for _, file in ipairs(files) do options.print("wrote " .. file[1]) end
  options.print ""
  options.print "next:"
  for _, command in ipairs(next_commands(kind, place, files)) do options.print("  " .. command) end
  return {}
end

return { run = run }
