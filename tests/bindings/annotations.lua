-- SPDX-License-Identifier: MIT
--
-- annotations.lua -- a tool for test_annotations.c: reads the annotations of a game as an
-- editor does, and looks whether they fit what card files really say.
--
-- Every type that is named must be defined, every word of the vocabulary described.  Then every
-- card of the game is run with words that compare what they are given with its description:
-- nothing of a shipped card may be "wrong", and a wrong field must be seen.

local lfs = require "lfs"
local engine = require "lunarbiter"

local builtin = {}
for _, name in ipairs { "string", "integer", "number", "boolean", "nil", "any", "table", "function",
  "lightuserdata" } do
  builtin[name] = true
end

-- ---- Types ----------------------------------------------------------------------------

-- "fun(a: X, b?: Y): Z" and the like as trees: { "union", ... }, { "name", n }, { "text", t },
-- { "list", of }, { "map", key, value }, { "fields", { name = { type, optional } } }, { "fun" }.
local function parser(text)
  local at = 1
  local parse_union

  local function space() at = text:find("[^ ]", at) or #text + 1 end
  local function take(pattern)
    local from, to, found = text:find("^(" .. pattern .. ")", at)
    if not from then return nil end
    at = to + 1
    return found
  end
  local function need(pattern)
    return take(pattern) or error(("'%s' expected in '%s' at %d"):format(pattern, text, at), 0)
  end

  local function parse_params()
    local params = {}
    need "%("
    while not take "%)" do
      local name = need "[%w_.]+"
      local optional = take "%?" ~= nil
      params[#params + 1] = { name = name, optional = optional,
        type = take ": ?" and parse_union() or { "name", "any" } }
      take ", ?"
    end
    return params
  end

  local function parse_fun()
    local params = parse_params()
    return { "fun", params, take ": ?" and parse_union() or nil }
  end

  local function parse_fields()
    local fields = {}
    while not take " ?}" do
      space()
      local name = need "[%w_]+"
      local optional = take "%?" ~= nil
      need ": ?"
      fields[name] = { type = parse_union(), optional = optional }
      take ", ?"
    end
    return { "fields", fields }
  end

  local function parse_map()
    local key = parse_union()
    need ", ?"
    local value = parse_union()
    need ">"
    return { "map", key, value }
  end

  local function parse_one()
    local quoted = take '"[^"]*"'
    if quoted then return { "text", quoted:sub(2, -2) } end
    if take "%(" then
      local inner = parse_union()
      need "%)"
      return inner
    end
    if take "{" then return parse_fields() end
    local name = need "[%a_][%w_.]*"
    if name == "fun" then return parse_fun() end
    if name == "table" and take "<" then return parse_map() end
    return { "name", name }
  end

  local function parse_listed()
    local one = parse_one()
    while take "%[%]" do one = { "list", one } end
    return one
  end

  function parse_union()
    local union = { "union", parse_listed() }
    while take " ?| ?" do union[#union + 1] = parse_listed() end
    return #union == 2 and union[2] or union
  end

  local parsed = parse_union()
  return parsed, text:sub(at)
end

-- ---- Files of annotations ---------------------------------------------------------------

local function new_notes() return { classes = {}, aliases = {}, globals = {}, named = {} } end

-- Remembers each name that a type mentions, with the place.
local function mention(notes, tree, place)
  if type(tree) ~= "table" then return end
  if tree[1] == "name" then notes.named[#notes.named + 1] = { tree[2], place } end
  for i = 2, #tree do mention(notes, tree[i], place) end
  if tree[1] == "fields" then
    for _, field in pairs(tree[2]) do mention(notes, field.type, place) end
  elseif tree[1] == "fun" then
    for _, param in ipairs(tree[2]) do mention(notes, param.type, place) end
  end
end

local function typed(notes, text, place)
  local tree, rest = parser(text)
  mention(notes, tree, place)
  return tree, rest
end

local tags = {}

function tags.class(state, text)
  local exact, name, parents = text:match "^(%(exact%) )([%w_.]+)%s*:?%s*(.*)$"
  if not exact then name, parents = text:match "^([%w_.]+)%s*:?%s*(.*)$" end
  if state.notes.classes[name] then error(state.place .. ": a second class " .. name, 0) end
  local class = { exact = exact ~= nil, fields = {}, parent = parents:match "^[%w_.]+" }
  state.notes.classes[name], state.class, state.class_name = class, class, name
end

function tags.field(state, text)
  local key, rest = text:match "^%[([^%]]+)%]%??%s+(.*)$"
  local name, optional
  if key then
    local tree = typed(state.notes, rest, state.place)
    if key == "integer" then
      state.class.entries = tree
    elseif tonumber(key) then
      state.class.fields[tonumber(key)] = { type = tree }
    end
    return
  end
  name, optional, rest = text:match "^([%w_]+)(%??)%s+(.*)$"
  local tree, help = typed(state.notes, rest, state.place)
  if state.class.fields[name] then
    error(("%s: a second field %s"):format(state.place, name), 0)
  end
  state.class.fields[name] = { type = tree, optional = optional == "?", help = help }
end

function tags.alias(state, text)
  local name, rest = text:match "^([%w_.]+)%s*(.*)$"
  state.alias = name
  state.notes.aliases[name] = rest ~= "" and typed(state.notes, rest, state.place) or { "union" }
end

function tags.param(state, text)
  local name, optional, rest = text:match "^([%w_.]+)(%??)%s+(.*)$"
  state.params[#state.params + 1] = { name = name, optional = optional == "?",
    type = typed(state.notes, rest, state.place) }
end

tags["return"] = function(state, text) state.result = typed(state.notes, text, state.place) end
function tags.overload(state, text) state.overload = typed(state.notes, text, state.place) end
function tags.type(state, text) state.type = typed(state.notes, text, state.place) end
function tags.operator(state, text)
  local argument, result = text:match "^%a+%((.-)%): (.*)$"
  if argument then typed(state.notes, argument, state.place) end
  typed(state.notes, result or text:match "^%a+: (.*)$", state.place)
end
function tags.meta() end

local function fresh(state)
  state.params, state.result, state.overload, state.type, state.help = {}, nil, nil, nil, nil
end

-- A line of Lua ends what was said before it.
local function code(state, line)
  local name = line:match "^function ([%w_.:]+)%("
  local value = line:match "^([%w_]+) = nil$"
  local class = line:match "^local ([%w_]+) = {}$"
  if class then
    state.locals[class] = state.class
  elseif name and name:find "[.:]" then
    local owner, key = name:match "^(.*)[.:](.*)$"
    if state.locals[owner].fields[key] then error(state.place .. ": a second " .. key, 0) end
    state.locals[owner].fields[key] = { type = { "fun", state.params, state.result },
      help = state.help }
  elseif name or value then
    state.notes.globals[name or value] = { type = state.type
      or { "fun", state.params, state.result }, overload = state.overload, help = state.help }
  end
  fresh(state)
end

local function read(notes, path, game)
  local state, number = { notes = notes, game = game, locals = {} }, 0
  fresh(state)
  assert(loadfile(path))
  for line in io.lines(path) do
    number = number + 1
    state.place = path .. ":" .. number
    local tag, text = line:match "^%-%-%-@(%a+)%s*(.*)$"
    local choice = line:match "^%-%-%-|%s*(.*)$"
    if choice then
      local alias = notes.aliases[state.alias]
      alias[#alias + 1] = typed(notes, choice:match '^"[^"]*"' or choice:match "^%S+", state.place)
    elseif tag then
      local handler = tags[tag] or error(state.place .. ": an unknown tag " .. tag, 0)
      handler(state, text)
    elseif line:match "^%-%-%-" then
      state.help = line:sub(4)
    elseif line ~= "" then
      code(state, line)
    end
  end
  return notes
end

local function every_name_is_defined(notes)
  for _, mentioned in ipairs(notes.named) do
    local name = mentioned[1]
    if not (builtin[name] or notes.classes[name] or notes.aliases[name]) then
      error(("%s: there is no type %s"):format(mentioned[2], name), 0)
    end
  end
end

-- ---- Values against types ------------------------------------------------------------------

local marks = setmetatable({}, { __mode = "k" }) -- what a word gave -> the type it promised

local Checker = {}
Checker.__index = Checker

-- Whether class `name` is `wanted`, or comes from it.
function Checker:is_a(name, wanted)
  while name do
    if name == wanted then return true end
    name = self.notes.classes[name] and self.notes.classes[name].parent
  end
  return false
end

-- nil when the value fits the class, else what is wrong.
function Checker:class_problem(value, name)
  local class = self.notes.classes[name]
  if marks[value] then
    local promised = marks[value]
    if promised == "any" or self:is_a(promised, name) then return nil end
    return ("a %s where a %s is wanted"):format(promised, name)
  end
  if type(value) ~= "table" then return ("a %s where a %s is wanted"):format(type(value), name) end
  if not class.exact and next(class.fields) == nil then return "no " .. name end
  for key, each in pairs(value) do
    local field = class.fields[key]
    local wanted = field and field.type or type(key) == "number" and class.entries
    if not wanted then return ("%s has no field '%s'"):format(name, tostring(key)), true end
    local problem, sure = self:problem(each, wanted)
    if problem then return ("%s: %s"):format(tostring(key), problem), sure end
  end
  for key, field in pairs(class.fields) do
    if field.optional == false and value[key] == nil and class.exact then
      return ("%s lacks '%s'"):format(name, tostring(key))
    end
  end
  return nil
end

local simple = {}
function simple.integer(value) return math.type(value) == "integer" end
function simple.any() return true end
function simple.table(value) return type(value) == "table" end
for _, name in ipairs { "string", "boolean", "number", "nil" } do
  simple[name] = function(value) return type(value) == name end
end

local shapes = {}

function shapes.name(self, value, tree)
  local name = tree[2]
  if marks[value] == "any" then return nil end
  if self.notes.aliases[name] then return self:problem(value, self.notes.aliases[name]) end
  if self.notes.classes[name] then return self:class_problem(value, name) end
  if simple[name](value) then return nil end
  return ("a %s where %s is wanted"):format(type(value), name)
end

function shapes.text(_, value, tree)
  if value == tree[2] then return nil end
  return ("%s where \"%s\" is wanted"):format(tostring(value), tree[2])
end

function shapes.union(self, value, tree)
  local said, certain
  for i = 2, #tree do
    local problem, sure = self:problem(value, tree[i])
    if not problem then return nil end
    if sure or not said then said, certain = problem, sure end
  end
  return said, certain
end

function shapes.list(self, value, tree)
  if marks[value] == "any" then return nil end
  if type(value) ~= "table" or marks[value] then return "no list" end
  for key, each in pairs(value) do
    if type(key) ~= "number" then return "a list with a field " .. tostring(key) end
    local problem, sure = self:problem(each, tree[2])
    if problem then return problem, sure end
  end
  return nil
end

function shapes.map(self, value, tree)
  if type(value) ~= "table" or marks[value] then return "no table" end
  for key, each in pairs(value) do
    local problem, sure = self:problem(key, tree[2])
    if not problem then problem, sure = self:problem(each, tree[3]) end
    if problem then return problem, sure end
  end
  return nil
end

function shapes.fields(self, value, tree)
  if type(value) ~= "table" then return "no table" end
  for key, each in pairs(value) do
    local field = tree[2][key]
    if not field then return "no field " .. tostring(key) end
    local problem, sure = self:problem(each, field.type)
    if problem then return problem, sure end
  end
  return nil
end

function shapes.fun(_, value) return type(value) ~= "function" and "no function" or nil end

function Checker:problem(value, tree) return shapes[tree[1]](self, value, tree) end

-- ---- Words that compare ---------------------------------------------------------------------

local expression = {}

-- What a word promises to give, and can be calculated with where that is a number.
local function promised(checker, tree)
  local value = setmetatable({}, tree and tree[2] == checker.game .. ".NumberExpression"
    and expression or nil)
  marks[value] = tree and tree[1] == "name" and tree[2] or "any"
  return value
end

local function compare_arguments(checker, name, global, ...)
  local arguments = table.pack(...)
  local params = global.type[2]
  for i = 1, math.max(arguments.n, #params) do
    local param = params[i]
    if not param then return ("%s takes %d arguments"):format(name, #params) end
    if not (param.optional and arguments[i] == nil) then
      local problem = checker:problem(arguments[i], param.type)
      if problem then return ("%s: %s: %s"):format(name, param.name, problem) end
    end
  end
  return nil
end

-- The word, or one of its two forms, takes these arguments.
local function call(checker, name, global, ...)
  local wrong = compare_arguments(checker, name, global, ...)
  if not wrong then return promised(checker, global.type[3]) end
  local other = global.overload
  if other and not compare_arguments(checker, name, { type = other }, ...) then
    return promised(checker, other[3])
  end
  error(wrong, 0)
end

local function word(checker, name, global)
  return function(...)
    local result = global.type[3]
    local value = call(checker, name, global, ...)
    if result and result[1] == "fun" then
      return function(fields)
        return call(checker, name, { type = result }, fields)
      end
    end
    return value
  end
end

local function words_of(checker)
  local env = { math = math, ipairs = ipairs, pairs = pairs, table = table, string = string,
    tostring = tostring, tonumber = tonumber, select = select, type = type, error = error,
    assert = assert }
  for name, global in pairs(checker.notes.globals) do
    if global.type[1] == "fun" then env[name] = word(checker, name, global) end
  end
  env.number = {}
  for name, field in pairs(checker.notes.classes[checker.game .. ".Numbers"].fields) do
    env.number[name] = word(checker, "number." .. name, { type = field.type })
  end
  local class = checker.notes.classes[checker.game .. ".NumberExpression"]
  expression.__index = function(_, name)
    local field = class.fields[name] or error("a number has no method " .. name, 0)
    return word(checker, name, { type = field.type })
  end
  for _, operator in ipairs { "__add", "__sub", "__mul" } do
    expression[operator] = function(a, b)
      local tree = { "name", checker.game .. ".Number" }
      local problem = checker:problem(a, tree) or checker:problem(b, tree)
      if problem then error(problem, 0) end
      return promised(checker, { "name", checker.game .. ".NumberExpression" })
    end
  end
  expression.__unm = function()
    return promised(checker, { "name", checker.game .. ".NumberExpression" })
  end
  return env
end

local function run_text(checker, text, name)
  local chunk = assert(load(text, "@" .. name, "t", words_of(checker)))
  local fine, problem = pcall(chunk)
  if fine then return nil end
  return ("%s: %s"):format(name, tostring(problem))
end

-- ---- What is tested ---------------------------------------------------------------------------

local function checker_of(options, game)
  local notes = read(new_notes(), options.scripts .. "/meta/" .. game .. "/cards.lua", game)
  return setmetatable({ notes = notes, game = game }, Checker)
end

-- The annotations of specs, which speak of those of cards.
local function specs_of(options, game)
  return read(checker_of(options, game).notes, options.scripts .. "/meta/" .. game
    .. "/scenario.lua", game)
end

local function each_file(folder, visit)
  for name in lfs.dir(folder) do
    local path = folder .. "/" .. name
    if name:sub(1, 1) ~= "." and lfs.attributes(path, "mode") == "directory" then
      each_file(path, visit)
    elseif name:match "%.lua$" and not name:match "_spec%.lua$" then
      local file = assert(io.open(path))
      visit(path, file:read "a")
      file:close()
    end
  end
end

local tests = {}

function tests.types(options, game)
  every_name_is_defined(checker_of(options, game).notes)
  every_name_is_defined(specs_of(options, game))
end

-- The words of the vocabulary and those that keywords add are the globals, no more and no less.
function tests.words(options, game)
  local described, words = checker_of(options, game).notes.globals, { number = true }
  local function add_word(to, _, name) to[name] = function() end end
  local env = setmetatable({
    tag = function(_, fields) return fields end, add_word = add_word,
    add_abilities = function(to, list)
      for _, name in ipairs(list) do add_word(to, "", name) end
    end,
    add_selectors = function(to, plurals)
      for name, plural in pairs(plurals) do
        add_word(to, "", name)
        add_word(to, "", plural)
      end
    end,
    number = {}, numbers_with = function() return {} end,
  }, { __index = _G })
  local elsewhere = {} -- a word of the house need not be one of each game
  for _, other in ipairs(engine.games()) do
    for name in pairs(checker_of(options, other).notes.globals) do elsewhere[name] = true end
  end
  for _, path in ipairs { "/vocabulary.lua", "/vocabulary/" .. game .. ".lua" } do
    local env_of = setmetatable({}, { __index = env })
    for name in pairs(assert(loadfile(options.scripts .. path, "t", env_of))()) do
      local house = path == "/vocabulary.lua"
      words[name] = true
      if house and not described[name] and elsewhere[name] then words[name] = nil end
    end
  end
  for name in pairs(words) do
    if not described[name] then error(("%s: the word '%s' is not described"):format(game, name), 0) end
  end
  for name, global in pairs(described) do
    if not words[name] then error(("%s: there is no word '%s'"):format(game, name), 0) end
    if not global.help or #global.help < 1 then error(name .. " has no help", 0) end
  end
end

-- No card, keyword file or format of the game looks wrong.
function tests.cards(options, game)
  local checker, count, problems = checker_of(options, game), 0, {}
  local function look(path, text)
    problems[#problems + 1] = run_text(checker, text, path)
    count = count + 1
  end
  each_file(options.cards .. "/" .. game, look)
  look(options.scripts .. "/keywords/" .. game .. ".lua",
    assert(io.open(options.scripts .. "/keywords/" .. game .. ".lua")):read "a")
  each_file(options.scripts .. "/formats", function(path, text)
    if (text:match 'game%s*=%s*"(%w+)"' or engine.games()[1]) == game then look(path, text) end
  end)
  if #problems > 0 then error(table.concat(problems, "\n", 1, math.min(#problems, 12)), 0) end
  if count < 100 then error("only " .. count .. " files were looked at", 0) end
end

local good = {
  riftbound = [[return card {
  id = "x-1", name = "X", type = "unit", domains = { "fury" }, cost = { energy = 2 }, might = 2,
  keywords = { "tank", assault = 2 },
  when { event = "conquer", by = "me", targets = { unit { enemy = true } },
    run = function(game, me, enemy) game.deal(me.might, enemy, { by = me }) end },
  static { affects = units { friendly = true }, might = number.you("xp") + 1 },
}
]],
  evolve = [[return card {
  id = "x-1", name = "X", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { targets = { follower { enemy = true } },
    run = function(game, _, foe) game.deal(foe.attack, foe) end },
}
]],
}

-- What is wrong is seen: in a card, an ability, a selector, a cost, and in what they hold.
local mistakes = {
  riftbound = {
    'return card { id = "x", name = "X", type = "unit", migth = 3 }',
    'return card { id = "x", name = "X", type = "monster" }',
    'return card { id = "x", name = "X", type = "unit", might = "3" }',
    'return card { name = "X", type = "unit", id = "x", domains = "fury" }',
    'return card { id = "x", name = "X", type = "unit", when { evnt = "die" } }',
    'return card { id = "x", name = "X", type = "unit", when { event = "dies" } }',
    'return card { id = "x", name = "X", type = "unit", when { targets = { unit { enmy = true } } } }',
    'return card { id = "x", name = "X", type = "unit", activated { cost = { enrgy = 1 } } }',
    'return card { id = "x", name = "X", type = "unit", when_played { run = 3 } }',
    'return card { id = "x", name = "X", type = "unit", static { cannot = "fly" } }',
    'return card { id = "x", name = "X", type = "unit", static { might = number.count(3) } }',
    'return format { name = "x", players = 2, victory = 8 }',
  },
  evolve = {
    'return card { id = "x", name = "X", type = "follower", might = 3 }',
    'return card { id = "x", name = "X", type = "unit" }',
    'return card { id = "x", name = "X", type = "follower", fanfare { optinal = true } }',
    'return card { id = "x", name = "X", type = "follower", activated { cost = { energy = 1 } } }',
    'return card { id = "x", name = "X", type = "follower", static { atack = 1 } }',
  },
}
function tests.mistakes(options, game)
  local checker = checker_of(options, game)
  local wrong = run_text(checker, good[game], "good")
  if wrong then error(wrong, 0) end
  for _, text in ipairs(mistakes[game]) do
    if not run_text(checker, text, "mistake") then error("nothing is seen in " .. text, 0) end
  end
end

-- ---- Scenarios ------------------------------------------------------------------------------

local function read_file(path)
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  return text
end

-- The words of scenarios that docs/scenarios.md tells of are described, and no others.
local function same_methods(options, class, title, ...)
  local page = read_file(options.scripts .. "/../docs/scenarios.md")
  local there = {}
  for _, methods in ipairs { ... } do
    for name, value in pairs(methods) do
      if type(value) == "function" and name ~= "__index" then there[name] = true end
    end
  end
  for name in pairs(there) do
    if page:find("[:.]" .. name .. "%f[^%w_]") and not class.fields[name] then
      error(("%s of scenarios: '%s' is not described"):format(title, name), 0)
    end
  end
  for name, field in pairs(class.fields) do
    if field.type[1] == "fun" and not there[name] then
      error(("%s of scenarios: there is no '%s'"):format(title, name), 0)
    end
  end
end

local function same_fields(class, title, names)
  local known = {}
  for _, name in ipairs(names) do
    known[name] = true
    if not class.fields[name] then error(("%s: '%s' is not described"):format(title, name), 0) end
  end
  for name in pairs(class.fields) do
    if type(name) == "string" and not known[name] then
      error(("%s: there is no '%s'"):format(title, name), 0)
    end
  end
end

function tests.scenarios(options, game)
  local classes = specs_of(options, game).classes
  local house, words = require "scenario.table", require("scenario." .. game)
  require "scenario.expect"
  local function of(name) return classes[game .. "." .. name] end
  same_methods(options, of "ScenarioPlayer", "a player", words.Player, house.Player)
  same_methods(options, of "CardExpectation", "a card", words.Card, house.Card)
  same_methods(options, of "CardsExpectation", "a list of cards", words.Cards, house.Cards)
  same_methods(options, of "ScenarioTable", "t", words.Table, house.Table)
  same_methods(options, of "SeedsExpectation", "many seeds", house.Seeds)
  for zone in pairs(words.zones) do
    if not of("ScenarioPlayer").fields[zone] then error("no zone " .. zone, 0) end
  end
  for name, field in pairs(of("ScenarioPlayer").fields) do
    if field.type[1] ~= "fun" and not words.zones[name] then
      error("there is no zone " .. name, 0)
    end
  end
  local set_up = {}
  for _, list in ipairs { words.position.player, words.position.set_up } do
    for _, name in ipairs(list) do
      if not set_up[name] then set_up[#set_up + 1] = name end
      set_up[name] = true
    end
  end
  same_fields(of "PlayerSpec", "what a player has", set_up)
  local position = { "deck", 1 }
  for _, list in ipairs { require "scenario.position".COMMON, words.position.fields } do
    table.move(list, 1, #list, #position + 1, position)
  end
  same_fields(of "ScenarioSpec", "a position", position)
end

-- ---- The language server itself, where it is installed ------------------------------------------

local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

local function write(path, text)
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end

-- What `lua-language-server --check` finds in a folder with this file; nil: nothing.
local function found_by_server(options, game, text)
  local folder = os.tmpname()
  os.remove(folder)
  assert(lfs.mkdir(folder))
  local scripts = options.scripts:sub(1, 1) == "/" and options.scripts
    or lfs.currentdir() .. "/" .. options.scripts
  write(folder .. "/.luarc.json", ([[{ "runtime.version": "Lua 5.4",
    "workspace.library": ["%s/meta/%s"], "workspace.checkThirdParty": false,
    "diagnostics.disable": ["lowercase-global"] }]]):format(scripts, game))
  write(folder .. "/card.lua", text)
  local pipe = assert(io.popen(("cd %s && lua-language-server --check=%s --checklevel=Warning "
    .. "--logpath=%s/log 2>&1"):format(quoted(folder), quoted(folder), quoted(folder))))
  local said = pipe:read "a"
  pipe:close()
  local report = io.open(folder .. "/log/check.json")
  local listed = report and report:read "a" or ""
  if report then report:close() end
  os.execute("rm -rf " .. quoted(folder))
  local nothing = said:find("no problems found", 1, true) or listed:match "^%s*%[%s*%]%s*$"
  return not nothing and said .. listed or nil
end

function tests.server(options, game)
  if not os.execute "command -v lua-language-server >/dev/null 2>&1" then return end
  local problem = found_by_server(options, game, good[game])
  if problem then error("the language server finds what is right wrong: " .. problem, 0) end
  if not found_by_server(options, game, mistakes[game][1] .. "\n") then
    error("the language server sees nothing in " .. mistakes[game][1], 0)
  end
end

return {
  run = function(arguments, options)
    tests[arguments[1]](options, arguments[2])
  end,
}
