-- SPDX-License-Identifier: MIT
--
-- faults.lua -- what is wrong with a deck that is read, or cannot be written.
--
-- A fault says where (a line, a byte, nothing) and what, in one sentence.  Those that do not keep
-- the rest from being read are collected, up to MOST of them; `stop` ends the reading.

local Faults = {}
Faults.__index = Faults

local MOST, PART_MAX = 50, 200

-- A part of a deck as a message may hold it: no control characters, no bytes that are no UTF-8, not
-- too long.
local function clean(part)
  if type(part) ~= "string" then return part end
  if not utf8.len(part) then part = part:gsub("[\x80-\xFF]", "?") end
  part = part:gsub("%c", "?")
  if #part <= PART_MAX then return part end
  return part:sub(1, utf8.offset(part, 0, PART_MAX) - 1) .. "..."
end

-- `where` is "line 3" or "byte 12"; "" when the fault lies in no place.
local function fault_of(where, text, ...)
  local parts = table.pack(...)
  for i = 1, parts.n do parts[i] = clean(parts[i]) end
  return { where = where, text = text:format(table.unpack(parts, 1, parts.n)) }
end

function Faults.new() return setmetatable({}, Faults) end

function Faults:add(...)
  if #self < MOST then self[#self + 1] = fault_of(...) end
end

-- Adds a fault that was caught.
function Faults:again(faults) self[#self + 1] = #self < MOST and faults[1] or nil end

-- Raises one fault.
function Faults.stop(...) error(setmetatable({ fault_of(...) }, Faults), 0) end

-- Raises what was collected, if anything was.
function Faults:check()
  if #self > 0 then error(self, 0) end
end

-- Calls f(...): what it returns; or nil and the faults that it raised.  Other errors go on.
function Faults.catch(f, ...)
  local results = table.pack(pcall(f, ...))
  if results[1] then return table.unpack(results, 2, results.n) end
  if getmetatable(results[2]) ~= Faults then error(results[2], 0) end
  return nil, results[2]
end

return Faults
