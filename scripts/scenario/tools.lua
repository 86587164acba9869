-- SPDX-License-Identifier: MIT
--
-- tools.lua -- what the parts of the scenario language share: failures, names,
-- and the open question in words.
--
-- Whatever goes wrong in a scenario is raised as a failure: a table { expected,
-- got } or { message }.  The runner adds the line of the spec file.

local tools = {}

function tools.fail(message) error({ message = message }, 0) end
function tools.differ(expected, got) error({ expected = expected, got = got }, 0) end

-- { "b", "a" } -> "{ b, a }"
function tools.shown(list)
  if #list == 0 then return "{ }" end
  return "{ " .. table.concat(list, ", ") .. " }"
end

function tools.sorted(list)
  local copy = { table.unpack(list) }
  table.sort(copy)
  return copy
end

function tools.has(list, value)
  for _, each in ipairs(list) do
    if each == value then return true end
  end
  return false
end

-- A name, or a list of them, as a list.
function tools.as_list(value)
  if value == nil then return {} end
  if type(value) == "table" then return value end
  return { value }
end

-- "Stalwart Poro#2" -> "Stalwart Poro", 2
function tools.split_name(name)
  local base, number = name:match "^(.*)#(%d+)$"
  if base then return base, tonumber(number) end
  return name, nil
end

-- { "A", { "B", 3 } }: a name for each copy.
function tools.copies(list)
  local names = {}
  for _, each in ipairs(list or {}) do
    local name, count = each, 1
    if type(each) == "table" then name, count = each[1], each[2] or 1 end
    for _ = 1, count do names[#names + 1] = name end
  end
  return names
end

function tools.repeated(name, count)
  local list = {}
  for i = 1, count do list[i] = name end
  return list
end

function tools.has_rule(text, rule)
  local start = 1
  while true do
    local from, to = text:find(rule, start, true)
    if not from then return false end
    local before, after = text:sub(from - 1, from - 1), text:sub(to + 1, to + 1)
    if not before:match "[%d%.]" and not after:match "[%d]" then return true end
    start = to + 1
  end
end

function tools.verb_of(option) return option.id:match "^%S+" end

function tools.check_keys(given, known, what)
  for key in pairs(given) do
    if type(key) ~= "number" and not known[key] then
      tools.fail(("%s has no field \"%s\""):format(what, tostring(key)))
    end
  end
end

-- { "a", "b" } -> { a = true, b = true }, of as many lists as are given
function tools.set_of(...)
  local set = {}
  for _, list in ipairs { ... } do
    for _, word in ipairs(list) do set[word] = true end
  end
  return set
end

-- A class: methods of its own (which may be none), and those it has from another one.
function tools.class(own, common)
  local made = setmetatable(own or {}, { __index = common })
  made.__index = made
  return made
end

function tools.describe(decision)
  if not decision then return "no decision is open (the game is over)" end
  local lines = { ("p%d decides: %s (%s, %s, %d to %d)"):format(decision.player, decision.question,
    decision.rule, decision.shape, decision.min, decision.max) }
  for i, option in ipairs(decision.options) do
    lines[#lines + 1] = ("      %d. [%s] %s%s"):format(i, option.id, option.label,
      option.manual and " (manual)" or "")
  end
  return table.concat(lines, "\n")
end

function tools.unexpected(wanted, decision)
  tools.differ(wanted, "another decision: " .. tools.describe(decision))
end

function tools.seat_of(player)
  if type(player) == "table" then return player.seat end
  local seat = type(player) == "string" and tonumber(player:match "^p(%d)$")
  if not seat then tools.fail("players are called p1, p2 and so on") end
  return seat
end

return tools
