-- SPDX-License-Identifier: MIT
--
-- meta.lua -- the annotations that the program writes for editors (scripts/meta/GAME/), as tables.
--
--   classes    name -> { parents, fields = name -> { type, doc, optional }, order = names }
--   aliases    name -> { types, docs = text -> doc }
--   functions  "deal" of a class, or a global: { params = { { name, type, doc } }, returns, doc,
--              overloads = { types of the first parameter } }
--   globals    name -> { doc, type or function }
--
-- A type is a text; `alternatives` takes it apart.

local files = require "files"

local meta = {}

-- ---- Types ---------------------------------------------------------------------------------------

local OPENS, CLOSES = { ["("] = 1, ["<"] = 1, ["{"] = 1, ["["] = 1 }, { [")"] = 1, [">"] = 1, ["}"] = 1, ["]"] = 1 }

-- Calls visit(at, mark, depth) for each mark of a type that stands in no quotes.
local function each_mark(text, visit)
  local depth, quoted = 0, false
  for at = 1, #text do
    local mark = text:sub(at, at)
    if mark == '"' then quoted = not quoted
    elseif not quoted then
      if CLOSES[mark] then depth = depth - 1 end
      if visit(at, mark, depth) then return end
      if OPENS[mark] then depth = depth + 1 end
    end
  end
end

-- The type at the beginning of a text, and what stands behind it.
local function split_type(text)
  local finish = #text
  each_mark(text, function(at, mark, depth)
    if mark == " " and depth == 0 and text:sub(at - 1, at - 1) ~= ":" then
      finish = at - 1
      return true
    end
    return false
  end)
  return text:sub(1, finish), (text:sub(finish + 1):gsub("^%s+", ""))
end

-- "a|b[]" -> { "a", "b[]" }
function meta.alternatives(type_text)
  local list, first = {}, 1
  each_mark(type_text, function(at, mark, depth)
    if mark == "|" and depth == 0 then
      list[#list + 1] = type_text:sub(first, at - 1)
      first = at + 1
    end
    return false
  end)
  list[#list + 1] = type_text:sub(first)
  return list
end

-- ---- Reading -------------------------------------------------------------------------------------

local Reader = {}
Reader.__index = Reader

-- What stands above a declaration: it is forgotten behind it.
local function clear(self) self.doc, self.params, self.returns, self.overloads, self.type = nil, {}, nil, {}, nil end

function Reader:class(rest)
  local name, parents = rest:gsub("^%(exact%) ", ""):match "^([%w_.]+):?%s*(.*)$"
  self.open = { name = name, parents = {}, fields = {}, order = {}, doc = self.doc }
  for parent in parents:gmatch "[%w_.]+" do table.insert(self.open.parents, parent) end
  self.out.classes[name] = self.open
  clear(self)
end

function Reader:field(rest)
  local key, behind = rest:match "^(%b[])%s+(.*)$"
  if not key then key, behind = rest:match "^([%w_]+%??)%s+(.*)$" end
  if not key or not self.open then return end
  local type_text, doc = split_type(behind)
  local name = key:gsub("%?$", "")
  self.open.fields[name] = { type = type_text, doc = doc, optional = key:sub(-1) == "?" }
  table.insert(self.open.order, name)
end

function Reader:alias(rest)
  local name, type_text = rest:match "^(%S+)%s*(.*)$"
  self.alias_open = { types = type_text ~= "" and meta.alternatives((split_type(type_text))) or {}, docs = {}, doc = self.doc }
  self.out.aliases[name] = self.alias_open
  clear(self)
end

function Reader:param(rest)
  local name, behind = rest:match "^([%w_.]+%??)%s+(.*)$"
  if not name then return end
  local type_text, doc = split_type(behind)
  table.insert(self.params, { name = name:gsub("%?$", ""), type = type_text, doc = doc, optional = name:sub(-1) == "?" })
end

function Reader:overload(rest)
  local type_text = rest:match "^fun%([%w_]+: ([^)]+)%)"
  if type_text then table.insert(self.overloads, type_text) end
end

local TAGS = { class = Reader.class, field = Reader.field, alias = Reader.alias, param = Reader.param,
  overload = Reader.overload }

function Reader:comment(text)
  local tag, rest = text:match "^@(%w+)%s*(.*)$"
  if TAGS[tag] then return TAGS[tag](self, rest) end
  if tag == "return" then self.returns = (split_type(rest)) end
  if tag == "type" then self.type = (split_type(rest)) end
  if tag then return end
  local value, doc = text:match "^|%s*(%S+)%s*#?%s*(.*)$"
  if value and self.alias_open then
    table.insert(self.alias_open.types, value)
    self.alias_open.docs[value] = doc
  elseif not value then
    self.doc = self.doc and self.doc .. " " .. text or text
  end
end

function Reader:line(line)
  local comment = line:match "^%-%-%-%s?(.*)$"
  if comment then return self:comment(comment) end
  local variable = line:match "^local ([%w_]+) = {}"
  if variable and self.open then self.variables[variable] = self.open end
  local owner, name = line:match "^function ([%w_]+)[.:]([%w_]+)%("
  local global = line:match "^function ([%w_]+)%(" or line:match "^([%w_]+) = nil"
  local made = { doc = self.doc or "", params = self.params, returns = self.returns, overloads = self.overloads,
    type = self.type, is_function = line:match "^function" ~= nil }
  if owner and self.variables[owner] then
    self.variables[owner].fields[name] = made
    table.insert(self.variables[owner].order, name)
  elseif global then
    self.out.globals[global] = made
  end
  clear(self)
  self.open, self.alias_open = nil, nil
end

local function read(path, out)
  local reader = setmetatable({ out = out, variables = {} }, Reader)
  clear(reader)
  for line in (files.read(path) .. "\n"):gmatch "(.-)\n" do reader:line(line) end
end

local known = {} -- by game
function meta.of(game, options)
  if not known[game] then
    local out = { game = game, classes = {}, aliases = {}, globals = {} }
    for _, name in ipairs { "cards", "scenario" } do read(("%s/meta/%s/%s.lua"):format(options.scripts, game, name), out) end
    known[game] = out
  end
  return known[game]
end

-- ---- Asking --------------------------------------------------------------------------------------

-- Calls for the classes that a type stands for, with those that they are made of.  `inner`: the type
-- of an entry of the list.
local function each_class(out, type_text, visit, seen)
  seen = seen or {}
  for _, each in ipairs(meta.alternatives(type_text)) do
    local name = each:gsub("[%[%]?]+$", "")
    if not seen[name] then
      seen[name] = true
      local class, alias = out.classes[name], out.aliases[name]
      if class then
        visit(class, name)
        for _, parent in ipairs(class.parents) do each_class(out, parent, visit, seen) end
      end
      for _, other in ipairs(alias and alias.types or {}) do each_class(out, other, visit, seen) end
    end
  end
end

-- The field of a type, looked up in all its classes.
function meta.field(out, type_text, name)
  local found
  each_class(out, type_text, function(class) found = found or class.fields[name] end)
  return found
end

-- name, field of all classes of a type.
function meta.fields(out, type_text)
  local list, seen = {}, {}
  each_class(out, type_text, function(class)
    for _, name in ipairs(class.order) do
      if not seen[name] and not name:match "^%[" then
        seen[name] = true
        list[#list + 1] = { name = name, field = class.fields[name] }
      end
    end
  end)
  return list
end

-- Whether the tables of a type hold a list of such things: [integer].
function meta.holds(out, type_text)
  local found
  each_class(out, type_text, function(class) found = found or class.fields["[integer]"] end)
  return found and found.type
end

-- The types of keys and of values of the tables that a type may be: table<K, V>, T[], [integer].
function meta.entries(out, type_text)
  local keys, values = {}, {}
  for _, each in ipairs(meta.alternatives(type_text)) do
    local inner = each:match "^table<(.*)>$"
    local key = inner and inner:match "^([^,]*), "
    if key then
      keys[#keys + 1], values[#values + 1] = key, inner:sub(#key + 3)
    elseif each:match "%[%]$" then
      values[#values + 1] = each:sub(1, -3)
    end
  end
  values[#values + 1] = meta.holds(out, type_text)
  return table.concat(keys, "|"), table.concat(values, "|")
end

-- The texts that a type may be: { text, doc }.
function meta.texts(out, type_text, list, seen)
  list, seen = list or {}, seen or {}
  for _, each in ipairs(meta.alternatives(type_text)) do
    local name = each:gsub("[%[%]?]+$", "")
    local text = name:match '^"(.*)"$'
    if text and not seen[name] then
      seen[name] = true
      list[#list + 1] = { text = text, doc = "" }
    elseif out.aliases[name] and not seen[name] then
      seen[name] = true
      local alias = out.aliases[name]
      for _, other in ipairs(alias.types) do
        local inner = other:match '^"(.*)"$'
        if inner then list[#list + 1] = { text = inner, doc = alias.docs[other] or "" }
        else meta.texts(out, other, list, seen) end
      end
    end
  end
  return list
end

return meta
