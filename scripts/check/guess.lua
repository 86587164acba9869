-- SPDX-License-Identifier: MIT
--
-- guess.lua -- which of some names was meant.

-- How many letters are wrong: one that is missing, too many, another, or two that changed
-- places; where the lengths say that it is more than `most`, it is far.
local function distance(a, b, most)
  if math.abs(#a - #b) > most then return math.huge end
  local before, now, last = nil, {}
  for j = 0, #b do now[j] = j end
  for i = 1, #a do
    last, before, now = before, now, { [0] = i }
    local nearest = i
    for j = 1, #b do
      local same = a:byte(i) == b:byte(j)
      local best = math.min(before[j] + 1, now[j - 1] + 1, before[j - 1] + (same and 0 or 1))
      if i > 1 and j > 1 and a:byte(i) == b:byte(j - 1) and a:byte(i - 1) == b:byte(j) then
        best = math.min(best, last[j - 2] + 1)
      end
      now[j] = best
      if best < nearest then nearest = best end
    end
    if nearest > most + 1 then return math.huge end -- two that changed places look one row back
  end
  return now[#b]
end

-- The nearest of a list of names, or of the names that are keys; nil: none is near.
local function nearest(name, names)
  local best, least = nil, #name < 3 and 2 or #name < 6 and 3 or 4
  local function try(candidate)
    local far = distance(name, candidate, least - 1)
    if far < least or far == least and best and candidate < best then best, least = candidate, far end
  end
  if #names > 0 then
    for _, candidate in ipairs(names) do try(candidate) end
  else
    for candidate in pairs(names) do try(candidate) end
  end
  return best and distance(name, best, #name) < #name and best or nil
end

-- " (did you mean NAME?)", or nothing.
local function hint(name, names)
  local best = nearest(name, names)
  return best and (" (did you mean %s?)"):format(best) or ""
end

-- The same for what may well be right, and so is asked of it again and again: one letter is
-- wrong, or two of many.
local slips = setmetatable({}, { __mode = "k" }) -- names -> name -> what was said
local function slip(name, names)
  slips[names] = slips[names] or {}
  local said = slips[names]
  if not said[name] then
    local best = nearest(name, names)
    local most = #name < 5 and 0 or #name < 9 and 1 or 2
    local near = best and distance(name, best, most) <= most
    said[name] = near and (" (did you mean %s?)"):format(best) or ""
  end
  return said[name]
end

-- Up to `count` of a list of names that are near, or that hold what was written; the nearest first.
local function several(name, names, count)
  local low, most, near, seen = name:lower(), math.min(math.max(2, #name // 3), 6), {}, {}
  for _, candidate in ipairs(names) do
    if not seen[candidate] then
      seen[candidate] = true
      local far = distance(low, candidate:lower(), most)
      if #low > 2 and candidate:lower():find(low, 1, true) then far = math.min(far, 2) end
      if far <= most then near[#near + 1] = { name = candidate, far = far } end
    end
  end
  table.sort(near, function(a, b) return a.far < b.far or a.far == b.far and a.name < b.name end)
  local best = {}
  for i = 1, math.min(count, #near) do best[i] = near[i].name end
  return best
end

return { hint = hint, slip = slip, several = several }
