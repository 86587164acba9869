-- SPDX-License-Identifier: MIT
--
-- json.lua -- what a command tells a program, and is told: dkjson, with the fields in an order of
-- their own, and without what only dkjson takes for JSON.

local dkjson = require "dkjson"

-- All names of fields in a value, sorted: dkjson otherwise writes them in the order of Lua's
-- tables, which is another one in each run.
local function names_in(value)
  local seen, names = {}, {}
  local function look(table_)
    for key, each in pairs(table_) do
      if type(key) == "string" and not seen[key] then
        seen[key] = true
        names[#names + 1] = key
      end
      if type(each) == "table" then look(each) end
    end
  end
  if type(value) == "table" then look(value) end
  table.sort(names)
  return names
end

-- What stands between two quotation marks, as JSON can hold it: the name of a file may be no UTF-8,
-- and then '?' stands for each byte that is not ASCII (as in cli/common/json.h).
local function utf8_only(part)
  return utf8.len(part) and part or (part:gsub("[\x80-\xff]", "?"))
end

-- The same text for the same value, always.  `options` are dkjson's; fields in its `keyorder`
-- come first.
local function encode(value, options)
  options = options or {}
  local order = { table.unpack(options.keyorder or {}) }
  local first = {}
  for _, name in ipairs(order) do first[name] = true end
  for _, name in ipairs(names_in(value)) do
    if not first[name] then order[#order + 1] = name end
  end
  local text = dkjson.encode(value, { indent = options.indent, keyorder = order })
  return utf8.len(text) and text or (text:gsub('[^"]+', utf8_only))
end

-- A list without anything in it, said in so many words.
local function empty() return setmetatable({}, { __jsontype = "array" }) end

-- The path of the first object with a value that has no name, or list with one that has: dkjson
-- reads {1}, {1:2} and ["a":1], and whoever goes through the names then meets a number.
local function misnamed(value, path)
  local meta = getmetatable(value)
  local wanted = meta and meta.__jsontype == "object" and "string" or "integer"
  for key, each in pairs(value) do
    if (math.type(key) or type(key)) ~= wanted then return path, wanted end
    if type(each) == "table" then
      local name = tostring(key):sub(1, 80)
      local found, kind = misnamed(each, path == "" and name or path .. "." .. name)
      if found then return found, kind end
    end
  end
end

-- value, the place behind it -> for a text that begins with a value; nil, a place, why it is none,
-- and the path of the object or list ("main.x", "" for the whole) when names are what is wrong.
local function decode(text)
  local value, stop, why = dkjson.decode(text)
  if type(value) ~= "table" then return value, stop, why end
  local path, wanted = misnamed(value, "")
  if not path then return value, stop, why end
  return nil, 1, wanted == "string" and "a value of an object stands without its name" or "a value of a list has a name", path
end

-- The object that a whole text is; raises a sentence about `what` when it is none.
local function object(text, what)
  local value, stop, why = decode(text)
  local kind = type(value) == "table" and getmetatable(value).__jsontype
  if kind == "object" and not text:find("%S", stop) then return value end
  error(("%s is no JSON object: %s"):format(what, why or kind == "object" and "more stands behind it" or "it is something else"), 0)
end

return { encode = encode, decode = decode, object = object, null = dkjson.null, empty = empty }
