-- SPDX-License-Identifier: MIT
--
-- spec.lua -- scenarios: cards that have none, scenarios that expect nothing, words that
-- scenarios do not have.
--
-- Spec files are long and there are as many as cards, so their text is searched, not read
-- word by word.

local lfs = require "lfs"
local files_of = require "check.files"
local guess = require("check.guess").hint
local position = require "check.position"
require "scenario.expect" -- gives the classes their expectations
local house = require "scenario.table"

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

-- ---- Words --------------------------------------------------------------------------------

local methods_of = {}

-- All methods that a scenario of a game may call, of any of its classes.
local function methods(game)
  if methods_of[game] then return methods_of[game] end
  local words, all = require("scenario." .. game), {}
  for _, class in ipairs { "Table", "Player", "Cards", "Card" } do
    for _, methods in ipairs { house[class], words[class] or {} } do
      for name, value in pairs(methods) do
        if type(value) == "function" then all[name] = true end
      end
    end
  end
  for _, name in ipairs { "expect_legal", "expect_illegal" } do all[name] = true end -- deck.lua
  for name in pairs(string) do all[name] = true end
  methods_of[game] = all
  return all
end

local function place_of(text, at)
  local line = select(2, text:sub(1, at):gsub("\n", "")) + 1
  local start = text:sub(1, at):match ".*()\n" or 0
  return { line = line, column = at - start }
end

-- `text`: without test cards, which are scripts, whose words are others.
local function check_words(file, text, report)
  local known = methods(file.game)
  for before, at, name in text:gmatch "()[%w_%)}]:()(%a[%w_]*)%s*[%({\"]" do
    if not known[name] and not text:find("^game:", before - 3) then -- t.game is the engine's own
      report:at(file.source, place_of(text, at), "unknown-method",
        "scenarios have no ':%s'%s", name, guess(name, known))
    end
  end
end

-- ---- Expectations ------------------------------------------------------------------------------

-- Functions of the file itself, which may expect something for a scenario.
local function helpers(text)
  local list = {}
  for name in text:gmatch "local function ([%w_]+)" do list[#list + 1] = name end
  for name in text:gmatch "local ([%w_]+) = function" do list[#list + 1] = name end
  return list
end

local function expects(body, helper_names)
  for _, pattern in ipairs { ":expect", ":can", ":accepts", ":offered", ":may", "assert", "error" } do
    if body:find(pattern) then return true end
  end
  for _, name in ipairs(helper_names) do
    if body:find("%f[%w_]" .. name .. "%f[^%w_]") then return true end
  end
  return false
end

local function check_expectations(file, report)
  local text = file.source.text
  local names, starts = helpers(text), {}
  for at in ("\n" .. text):gmatch "\n()scenario%s*%(?[\"']" do starts[#starts + 1] = at - 1 end
  for i, at in ipairs(starts) do
    local last = starts[i + 1] or #text
    if not expects(text:sub(at, last), names) then
      report:at(file.source, place_of(text, math.max(at, 1)), "no-expectation",
        "this scenario expects nothing: t:expect(...), t:cannot(...), ...")
    end
  end
end

local function check(files, report, options)
  for _, file in ipairs(files) do
    if file.kind == "card" and not file.source.unreadable then check_card(file, report) end
    local read = file.kind == "spec" and file.game and position.check_file(file, files, report, options)
    if read then
      check_words(file, read.source, report)
      check_expectations(file, report)
    end
  end
end

return { check = check }
