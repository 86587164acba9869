-- SPDX-License-Identifier: MIT
--
-- json.lua -- what a command tells a program: dkjson, with the fields in an order of their own.

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
  return dkjson.encode(value, { indent = options.indent, keyorder = order })
end

-- A list without anything in it; an empty table is an empty object.
local function empty() return setmetatable({}, { __jsontype = "array" }) end

return { encode = encode, decode = dkjson.decode, null = dkjson.null, empty = empty }
