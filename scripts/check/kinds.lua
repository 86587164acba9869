-- SPDX-License-Identifier: MIT
--
-- kinds.lua -- actions that can be seen to do nothing: on a target of a kind that the action never
-- happens to, and with a number of none or less.
--
-- What an action is about is said by the names of its parameters: "units" are units, "permanents"
-- are nothing that is played and gone, "count" and "amount" are how many.

local values = require "check.values"

local kinds = {}

-- What a slot chooses, by the word that it is written with; nil: several kinds, or it is not known.
function kinds.of_slot(source, slot, built)
  local found
  for at = slot.first, slot.last do
    local token = source.tokens[at]
    if token.kind == "name" and source:is(at + 1, "op", "{") and not source:is(at - 1, "op", ".") then
      if token.text == "any_of" or token.text == "card" then return nil end
      if built[token.text] and not found then found = (token.text:gsub("s$", "")) end
    end
  end
  return found
end

-- "units", "unit1" -> "unit"
local function kind_of(param)
  return (param.name:gsub("%d$", ""):gsub("s$", ""))
end

-- Kinds that an action on permanents never meets.
local NO_PERMANENT = { spell = true, legend = true, player = true, ability = true }

local function is_wrong(param, kind, built)
  local wanted = kind_of(param)
  if wanted == "permanent" then return NO_PERMANENT[kind] end
  return built[wanted] and wanted ~= kind and wanted ~= "card"
end

-- One argument that is a name alone: a target of a kind for which the action does nothing.
local function check_kind(source, report, card, call, param, entry)
  if entry.first ~= entry.last or not source:is(entry.first, "name") then return end
  local token = source.tokens[entry.first]
  local binding = values.binding_at(card.scope, token.text, entry.first)
  local kind = binding and binding.kind
  if not kind or binding.changes or not is_wrong(param, kind, card.words.built) then return end
  report:at(source, token, "not-allowed", "%s: '%s' is a %s, and only %s can be meant (%s)", call.title, token.text, kind,
    kind_of(param) .. "s", call.action.rule)
end

local AMOUNTS = { deal = true, deal_split = true, heal = true, prevent = true }

-- Whether nothing happens when the parameter is 0: it says how many times, or how much.
local function zero_is_nothing(param, action)
  return param.name == "count" or param.name == "amount" and AMOUNTS[action.name]
end

-- ": game.lose_points(2)", or what is refused in play, too.
local function instead_of(param, text)
  if param.opposite then return (": game.%s(%s)"):format(param.opposite, text) end
  return param.counts and ", which is refused" or ""
end

-- game.draw(0), game.deal(-1, it), game.play_token("Gold", { count = -1 })
local function check_count(source, report, call, param, entry)
  local zero = zero_is_nothing(param, call.action)
  if not zero and not param.counts or call.action.mode ~= "act" then return end
  local minus = source:is(entry.first, "op", "-") and entry.last == entry.first + 1
  local at = minus and entry.last or entry.first
  local token = source.tokens[at]
  if at ~= entry.last or token.kind ~= "number" then return end
  local number = tonumber(token.text)
  if not number or not minus and (number > 0 or not zero) then return end
  report:at(source, source.tokens[entry.first], "out-of-range", "%s: nothing happens with %s%s%s", call.title,
    minus and "-" or "", token.text, minus and instead_of(param, token.text) or "")
end

-- An argument by its place.
function kinds.check(source, report, card, call, param, entry)
  check_kind(source, report, card, call, param, entry)
  check_count(source, report, call, param, entry)
end

-- An argument by its name.
function kinds.check_named(source, report, call, param, entry)
  check_count(source, report, call, param, entry)
end

return kinds
