-- SPDX-License-Identifier: MIT
--
-- report.lua -- tells what came of scenarios, to people and (as JSON) to programs.
--
-- A failure is one line that editors understand, then what a judge would ask for: what
-- has happened since the last line that held, how things stand, and what is asked.

local confine = require "confine"
local draw = require "scenario.draw"
local json = require "json"
local tools = require "scenario.tools"

local report = {}

local COLORS = { bad = "31", good = "32", faint = "02", strong = "01" }

-- paint(text, "bad"): colours are for terminals only.
function report.painter(options)
  return function(text, how)
    local mark = options.color and options.mark -- what a text of a stranger cannot hold
    return mark and mark .. COLORS[how] .. text .. mark .. "00" or text
  end
end

local function event_line(t, event)
  local parts = { ("%d. %s"):format(event.number, event.kind) }
  if event.name then parts[#parts + 1] = event.name end
  if event.actor then parts[#parts + 1] = "by p" .. event.actor end
  if event.place then parts[#parts + 1] = "at " .. t:place_name(event.place) end
  if event.amount ~= 0 then parts[#parts + 1] = tostring(event.amount) end
  if event.detail then parts[#parts + 1] = event.detail end
  if event.source_name then parts[#parts + 1] = "from " .. event.source_name end
  if event.rule and event.rule ~= "" then parts[#parts + 1] = ("(%s)"):format(event.rule) end
  return "      " .. table.concat(parts, " ")
end

-- What has happened since the last expectation that held.
local function event_lines(t, paint)
  local since = t.passed_line and ("since line %d, the last that held"):format(t.passed_line)
    or "since the scenario began, as no expectation held yet"
  local events = t.game:events(t.logged)
  local lines = { paint(("    events %s:%s"):format(since, #events == 0 and " none" or ""), "strong") }
  for _, event in ipairs(events) do lines[#lines + 1] = event_line(t, event) end
  return lines
end

-- Everything about the place a scenario failed at, as a list of lines.
function report.situation(t, paint)
  local lines = event_lines(t, paint)
  lines[#lines + 1] = paint("    position:", "strong")
  for _, line in ipairs(draw.position(t)) do lines[#lines + 1] = "      " .. line end
  lines[#lines + 1] = paint("    open: ", "strong") .. tools.describe(t:now())
  return lines
end

function report.first_line(result)
  local line = result.line and ":" .. result.line .. (result.column and ":" .. result.column or "") or ""
  local named = result.scenario and ("scenario \"%s\": "):format(result.scenario.name) or ""
  if result.place then
    return ("%s: %s (%s%s: scenario \"%s\")"):format(result.place, result.message, result.spec.path, line,
      result.scenario.name)
  elseif not result.line and result.message:find("^[^\n]-%.lua:%d+:") then
    return result.message -- it says its place itself
  end
  return ("%s%s: %s%s"):format(result.spec.path, line, named, result.message)
end

-- One failure on `print`; with `options.brief` its first line only.
function report.failure(print, result, options)
  local paint = report.painter(options)
  print(paint(report.first_line(result), "bad"))
  if options.brief or not result.table then return end
  local ok, lines = pcall(confine.call, report.situation, result.table, paint)
  if ok then
    for _, line in ipairs(lines) do print(line) end
  else
    local why = type(lines) == "table" and (lines.message or lines.expected) or lines
    print("    (the position cannot be shown: " .. tostring(why) .. ")")
  end
end

local ENTRY = { __jsonorder = { "name", "file", "line", "status", "message", "failed_line",
  "milliseconds", "situation" } }

-- Where a scenario stands, for a JSON page.
function report.place(read, scenario)
  return setmetatable({ name = scenario.name, file = read.path, line = scenario.line }, ENTRY)
end

-- An entry that came from another process has its order again.
function report.ordered(entry) return setmetatable(entry, ENTRY) end

-- What came of it; a spec that could not be read has no name.
function report.entry(result)
  local entry = report.place(result.spec, result.scenario or { name = json.null, line = result.line })
  entry.status, entry.message = result.status, result.message
  entry.failed_line = result.message and result.line
  entry.milliseconds = math.floor(result.milliseconds * 100 + 0.5) / 100
  if result.table then
    local ok, lines = pcall(confine.call, report.situation, result.table, function(text) return text end)
    if ok then entry.situation = table.concat(lines, "\n") end
  end
  return entry
end

-- A page for programs; lists stay lists when they are empty.
function report.page(page, order)
  for _, value in pairs(page) do
    if type(value) == "table" and not getmetatable(value) then
      setmetatable(value, { __jsontype = "array" })
    end
  end
  io.write(json.encode(page, { indent = true, keyorder = order }), "\n")
end

return report
