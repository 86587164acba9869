-- SPDX-License-Identifier: MIT
--
-- spec.lua -- scenarios: cards that have none, scenarios that expect nothing, and what they say
-- of positions (position.lua) and call (acts.lua).

local lfs = require "lfs"
local acts = require "check.acts"
local files_of = require "check.files"
local position = require "check.position"

-- ---- Cards without scenarios -----------------------------------------------------------

-- A card of numbers and keywords only needs none: what they do is the rules'.
local function does_something(source)
  local open = source:returned "card"
  if not open then return false end
  for _, entry in ipairs(source:entries(open)) do
    if not entry.key or source.tokens[entry.key].text == "run" then return true end
  end
  return false
end

local specs_in = {} -- folder -> the text of all its spec files

local function specs(folder)
  if not specs_in[folder] then
    local texts = {}
    for name in lfs.dir(folder) do
      if name:match "_spec%.lua$" then texts[#texts + 1] = files_of.read(folder .. "/" .. name) end
    end
    specs_in[folder] = table.concat(texts, "\n")
  end
  return specs_in[folder]
end

-- By its own spec file or, as evolved faces and tokens are, by one beside it that names it.
local function is_tested(file, open)
  local name = file.source:value(open, "name")
  return files_of.is_file((file.path:gsub("%.lua$", "_spec.lua")))
    or name ~= nil and specs(file.path:match "^(.*)/" or "."):find(name.text, 1, true) ~= nil
end

local function check_card(file, report)
  local open = file.source:returned "card"
  if not does_something(file.source) or is_tested(file, open) then return end
  local spec = file.path:gsub("%.lua$", "_spec.lua")
  report:at(file.source, file.source.tokens[open - 1], "no-scenario",
    "no scenario tests this card: there is no %s", spec:match "[^/]+$")
end

-- ---- Expectations ------------------------------------------------------------------------------

-- Functions of the file itself, which may expect something for a scenario.
local function helpers(text)
  local list = {}
  if not text:find("local ", 1, true) then return list end
  for name in text:gmatch "local function ([%w_]+)" do list[#list + 1] = name end
  for name in text:gmatch "local ([%w_]+) = function" do list[#list + 1] = name end
  return list
end

local function expects(body, helper_names)
  for _, pattern in ipairs { ":expect", ":can", ":accepts", ":offered", ":may", ":sometimes", ":always", ":never",
    ":only", ":times", "assert", "error" } do
    if body:find(pattern) then return true end
  end
  for _, name in ipairs(helper_names) do
    if body:find("%f[%w_]" .. name .. "%f[^%w_]") then return true end
  end
  return false
end

-- Where scenarios begin, each in a line of its own.
local function starts_of(text)
  local starts, at = {}, 0
  local lines = "\n" .. text
  repeat
    at = lines:find("\nscenario", at + 1, true)
    if at and text:find("^scenario%s*%(?[\"']", at) then starts[#starts + 1] = at end
  until not at
  return starts
end

local function check_expectations(file, report)
  local text = file.source.text
  local names, starts = helpers(text), starts_of(text)
  for i, at in ipairs(starts) do
    if not expects(text:sub(at, starts[i + 1]), names) then
      local line = 1 + select(2, text:sub(1, at - 1):gsub("\n", ""))
      report:at(file.source, { line = line, column = 1 }, "no-expectation",
        "this scenario expects nothing: t:expect(...), t:cannot(...), ...")
    end
  end
end

local function check(files, report, options)
  for _, file in ipairs(files) do
    if file.kind == "card" and not file.source.unreadable then check_card(file, report) end
    local work = file.kind == "spec" and file.game and position.check_file(file, files, report, options)
    if work then
      acts.check(work)
      check_expectations(file, report)
    end
  end
end

return { check = check }
