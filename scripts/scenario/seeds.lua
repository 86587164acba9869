-- SPDX-License-Identifier: MIT
--
-- seeds.lua -- what chance may do: the same scenario with many seeds, and what comes of it.
--
--     local coin = t:over_seeds(50, function(t)
--       t.p1:play "Coin"
--       return t:number("p1", "xp")
--     end)
--     coin:only(0, 1)
--
-- The function plays from the position on, at a table of its own for each seed, and gives what is
-- looked at: a number, a text, true or false, or a list of them.

local classes = require "scenario.table"
local tools = require "scenario.tools"

local Table = classes.Table
local Seeds = {}

-- A value as text: two are the same when their texts are.
local function text_of(value)
  if type(value) == "table" then
    local parts = {}
    for i, each in ipairs(value) do parts[i] = tostring(each) end
    return tools.shown(parts)
  end
  if value == nil then
    tools.mistake "the function of t:over_seeds(n, function(t) ... end) must return the value to compare"
  end
  return tostring(value)
end

-- A number and its text are of one kind.
local function kind_of(value) return tonumber(value) and "number" or type(value) end

local function play_one(t, seed, act, seen)
  local try = t.again(seed)
  try.source = t.source
  local done, problem = pcall(function()
    local came = act(try)
    local value = text_of(came)
    seen.kinds[kind_of(came)] = true
    seen.counts[value] = (seen.counts[value] or 0) + 1
    try:finish()
    try.game:check()
  end)
  if done then return end
  if type(problem) ~= "table" then problem = { message = tostring(problem) } end
  local said = problem.message or ("expected %s, got %s"):format(problem.expected, problem.got)
  error({ message = ("with seed %d: %s"):format(seed, said), mistake = problem.mistake, line = problem.line,
    place = problem.place, table = problem.table or try }, 0)
end

function Table:over_seeds(count, act)
  if math.type(count) ~= "integer" or count < 1 or type(act) ~= "function" then
    tools.mistake "t:over_seeds takes how many seeds, and a function(t) that plays from the position on"
  end
  if not self.again then tools.mistake "t:over_seeds begins the position anew: a copy of a table cannot" end
  if self.acted then
    tools.mistake "t:over_seeds begins the position anew: what comes before it belongs into its function"
  end
  local seen = setmetatable({ table = self, total = count, counts = {}, kinds = {} }, self.classes.Seeds)
  for seed = 1, count do play_one(self, seed, act, seen) end
  self:held()
  return seen
end

-- ---- What came of it -----------------------------------------------------------------------

local function told(seeds)
  local parts = {}
  for value, count in pairs(seeds.counts) do parts[#parts + 1] = ("%s: %d times"):format(value, count) end
  return table.concat(tools.sorted(parts), "; ")
end

local function times(seeds, value) return seeds.counts[text_of(value)] or 0 end

-- With every seed.
function Seeds:always(value)
  if times(self, value) ~= self.total then
    tools.differ(("%s with each of %d seeds"):format(text_of(value), self.total), told(self))
  end
  return self
end

-- With some seed, each of these values.
function Seeds:sometimes(...)
  tools.need_one("value", ...)
  for _, value in ipairs { ... } do
    if times(self, value) == 0 then
      tools.differ(("%s with one of %d seeds"):format(text_of(value), self.total), told(self))
    end
  end
  return self
end

-- A value that is of another kind than all that came could not have come.
local function need_kind(seeds, value)
  if seeds.kinds[kind_of(value)] then return end
  tools.mistake(("%s is no value like those that came (%s), so it never could"):format(text_of(value), told(seeds)))
end

-- With no seed. One value that comes always says nothing of chance.
function Seeds:never(...)
  tools.need_one("value", ...)
  for _, value in ipairs { ... } do
    need_kind(self, value)
    if times(self, value) > 0 then
      tools.differ(("%s with none of %d seeds"):format(text_of(value), self.total), told(self))
    end
  end
  return self
end

-- Each of these values with some seed, and nothing else.
function Seeds:only(...)
  self:sometimes(...)
  local wanted = {}
  for _, value in ipairs { ... } do wanted[text_of(value)] = true end
  for value in pairs(self.counts) do
    if not wanted[value] then tools.differ("nothing but what is named", told(self)) end
  end
  return self
end

-- With at least `least` and at most `most` of the seeds.
function Seeds:times(value, least, most)
  local count = times(self, value)
  if math.type(least) ~= "integer" or math.type(most or least) ~= "integer" then
    tools.mistake "how many times? :times(value, least, most)"
  end
  if count < least or count > (most or least) then
    tools.differ(("%s with %d to %d of %d seeds"):format(text_of(value), least, most or least, self.total), told(self))
  end
  return self
end

classes.Seeds = Seeds
return Seeds
