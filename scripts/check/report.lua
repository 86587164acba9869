-- SPDX-License-Identifier: MIT
--
-- report.lua -- what `check` has found: kept, silenced, sorted, told.

local explain = require("check.syntax").explain

local Report = {}
Report.__index = Report

local function new(codes)
  local self = setmetatable({ list = {}, codes = {}, sources = {}, told = {}, old_lines = {} }, Report)
  for _, row in ipairs(codes) do self.codes[row.code] = row end
  return self
end

-- What `check: allow` comments of a file say; a comment alone in its line speaks of the next.
function Report:know(source)
  self.sources[source.name] = source
  for _, allow in ipairs(source.allows) do
    local code, wrong = allow.code, nil
    if not code then
      wrong = "write -- check: allow CODE and why"
    elseif not self.codes[code] then
      wrong = ("there is no code '%s' (see lunarbiter check --codes)"):format(code)
    elseif allow.reason == "" then
      wrong = ("say why '%s' is allowed here"):format(code)
    end
    if wrong then
      self:add { file = source.name, line = allow.line, column = 1, code = "bad-allow",
        message = wrong }
    end
  end
end

local function is_allowed(source, problem)
  for _, allow in ipairs(source and source.allows or {}) do
    local line = allow.alone and allow.line + 1 or allow.line
    if allow.code == problem.code and allow.reason ~= "" and line == problem.line then return true end
  end
  return false
end

-- What an old spelling makes of a line is told as the old spelling only.
local FOLLOWS = { ["unknown-action"] = true, ["wrong-arguments"] = true, ["unknown-card"] = true,
  ["unknown-field"] = true, ["unknown-attribute"] = true, ["wrong-type"] = true }
function Report:old(source, token) self.old_lines[source.name .. "\0" .. token.line] = true end

-- { file, line, column, code, message, ... }; the severity is the code's.
function Report:add(problem)
  if is_allowed(self.sources[problem.file], problem) then return end
  if FOLLOWS[problem.code] and self.old_lines[problem.file .. "\0" .. problem.line] then return end
  problem.severity = problem.severity or self.codes[problem.code].severity
  problem.column = problem.column or 1
  local source = self.sources[problem.file]
  if problem.code == "syntax" and source then
    problem.message = explain(source, problem.line, problem.message)
    source.unreadable = true -- nothing else is looked for in it
  end
  local key = ("%s\0%d\0%d\0%s\0%s"):format(problem.file, problem.line, problem.column, problem.code,
    problem.message)
  if self.told[key] then return end -- of two faces that share their scenarios, of a mod that others build on
  self.told[key] = true
  self.list[#self.list + 1] = problem
end

-- The same at a token of a source.
function Report:at(source, token, code, message, ...)
  self:add { file = source.name, line = token.line, column = token.column, code = code,
    message = message:format(...), hint = message:format(...):match "%(did you mean (.-)%?%)" }
end

-- Whether a file has an error, or some of its lines.
function Report:has_error(path, first, last)
  for _, problem in ipairs(self.list) do
    local there = not first or problem.line >= first and problem.line <= last
    if problem.file == path and problem.severity == "error" and there then return true end
  end
  return false
end

function Report:sorted()
  table.sort(self.list, function(a, b)
    if a.file ~= b.file then return a.file < b.file end
    if a.line ~= b.line then return a.line < b.line end
    if a.column ~= b.column then return a.column < b.column end
    if a.code ~= b.code then return a.code < b.code end
    return a.message < b.message
  end)
  return self.list
end

local function line_of(problem)
  local rule = problem.rule and (" (rule %s)"):format(problem.rule) or ""
  return ("%s:%d:%d: %s: %s%s [%s]"):format(problem.file, problem.line, problem.column,
    problem.severity, problem.message, rule, problem.code)
end

return { new = new, line_of = line_of }
