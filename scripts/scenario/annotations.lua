-- SPDX-License-Identifier: MIT
--
-- annotations.lua -- writes scripts/meta/NAME/scenario.lua: what an editor that knows LuaLS
-- should know of spec files, from the notes on their words (notes.lua).

local notes = require "scenario.notes"

local HEAD = [[
---@meta
-- SPDX-License-Identifier: MIT
--
-- Written by the program from its own tables (scripts/scenario/annotations.lua).

---a card by its name, or with something special about it
---@alias CardSpec string|CardTable

---@alias CardsSpec CardSpec|CardSpec[]

---@alias Seat "p1"|"p2"|"p3"|"p4"

---what can be said of an event beside its kind and its card
---@alias EventFacts { amount?: integer, from?: string, by?: Seat, at?: string }
]]

-- Names with a capital letter are the game's; but for words in quotes, and names of parts.
local function typed(game, text)
  local function named(before, name) return before .. game .. "." .. name end
  text = (" " .. text):gsub('([^%w_."])(%u%w*)', named):sub(2)
  text = text:gsub("%f[%w_.]cardFields", game .. ".cardFields")
  return (text:gsub("%f[%w_.]formatFields", game .. ".formatFields"))
end

-- "a: string, b?: fun(x: Y)" as a list of { name, type }
local function params_of(text)
  local list, depth, from = {}, 0, 1
  for at = 1, #text + 1 do
    local char = text:sub(at, at)
    if char:find "[<({]" then depth = depth + 1 end
    if char:find "[>)}]" then depth = depth - 1 end
    if depth == 0 and (char == "," or char == "") and from <= #text then
      list[#list + 1] = { text:sub(from, at - 1):match "^%s*([%w_.]+%??): (.*)$" }
      from = at + 1
    end
  end
  return list
end

local function add_function(add, game, note, owner, class)
  local names = {}
  add("---%s", note[3])
  for _, param in ipairs(params_of(note[2])) do
    add("---@param %s %s", param[1], typed(game, param[2]))
    names[#names + 1] = param[1]:match "^(.-)%??$"
  end
  local gives = note.gives
  if gives == nil then gives = class end
  if gives then add("---@return %s", typed(game, gives)) end
  if note.overload then add("---@overload %s", typed(game, note.overload)) end
  add("function %s%s(%s) end\n", owner and owner .. ":" or "", note[1], table.concat(names, ", "))
end

local function add_kind(add, game, kind)
  local list, methods = notes.of(game, kind[1]), false
  add("---@class %s%s%s", kind.exact and "(exact) " or "", typed(game, kind.class),
    kind.under and ": " .. typed(game, kind.under) or "")
  for _, note in ipairs(list) do
    if notes.is_method(note) then
      methods = true
    else
      add("---@field %s %s %s", note[1], typed(game, note[2]), note[3])
    end
  end
  if not methods then return add "" end
  add("local %s = {}\n", kind[1])
  for _, note in ipairs(list) do
    if notes.is_method(note) then add_function(add, game, note, kind[1], kind.class) end
  end
end

local function quoted(words)
  local list = {}
  for _, word in ipairs(words) do list[#list + 1] = ("%q"):format(word) end
  return table.concat(list, "|")
end

local function write(game)
  local lines = {}
  local function add(format, ...)
    lines[#lines + 1] = select("#", ...) > 0 and format:format(...) or format
  end
  add((HEAD:gsub("%-%-%-@alias ([^\n]*)", function(text) return "---@alias " .. typed(game, text) end)))
  add "---what can() and cannot() know"
  add("---@alias %s %s\n", typed(game, "Verb"), quoted(require("scenario." .. game).verbs))
  for _, kind in ipairs(notes.kinds) do add_kind(add, game, kind) end
  for _, note in ipairs(notes.words) do add_function(add, game, note) end
  return (table.concat(lines, "\n"):gsub("\n+$", ""))
end

return {
  run = function(arguments, options) options.print(write(arguments[1])) end,
}
