-- SPDX-License-Identifier: MIT
--
-- share.lua -- pieces of work that need nothing of each other, in several processes at once.
--
-- What comes of a piece is sent home as text: it is made of tables, texts, numbers and booleans.
-- It is taken in the order of the pieces, as if one had done them all.

local json = require "json"

local share = {}

-- A value as Lua writes it.
local function literal(value, out)
  if value == json.null then
    out[#out + 1] = "null"
  elseif type(value) == "table" then
    out[#out + 1] = "{"
    for key, each in pairs(value) do
      out[#out + 1] = "["
      literal(key, out)
      out[#out + 1] = "]="
      literal(each, out)
      out[#out + 1] = ","
    end
    out[#out + 1] = "}"
  else
    out[#out + 1] = ("%q"):format(value)
  end
  return out
end

local function written(value) return "return " .. table.concat(literal(value, {})) end

local HOME = { null = json.null }
local function read(text) return assert(load(text, "=result", "t", HOME))() end

local function message_of(problem)
  return type(problem) == "table" and problem.message or tostring(problem)
end

-- take(work(i)) for each i from 1 to count; `observe` needs all of it in one process.
function share.each(options, count, work, take)
  local workers = math.min(options.threads or 1, count)
  if not options.share or options.observe or workers < 2 then
    for i = 1, count do take(work(i)) end
    return
  end
  options.share(workers, count, function(i)
    local ok, value = pcall(work, i)
    if not ok then error(message_of(value), 0) end
    return written(value)
  end, function(_, text) take(read(text)) end)
end

return share
