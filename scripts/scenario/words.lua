-- SPDX-License-Identifier: MIT
--
-- words.lua -- the words of a game's scenarios (scenario/NAME.lua), whole: what a game leaves out
-- is there with nothing in it, and what it must say it is asked for by name.

local tools = require "scenario.tools"

local fail = tools.fail

local words = {}

-- What a game without such cards, windows or questions does not say.
local LISTS = { "verbs", "windows", "passed", "places", "place_zones", "aims", "ordered", "topics", "decks", "leaves", "riches", "spoken",
  "view", "Table", "Player", "Cards", "Card" }
local POSITION = { "fields", "set_up", "format", "card", "places", "numbers" }

local function fill(to, names)
  for _, name in ipairs(names) do to[name] = to[name] or {} end
end

local function need(from, names, game, part)
  for _, name in ipairs(names) do
    if from[name] == nil then
      fail(("scenario/%s.lua: %s%s is missing (docs/adding-a-game.md)"):format(game, part or "", name))
    end
  end
end

-- `game` is its name, `tables` what the engine knows of it (lunarbiter.words).
function words.whole(said, game, tables)
  need(said, { "position", "kind_of" }, game)
  need(said.position, { "player", "lay_out" }, game, "position.")
  fill(said, LISTS)
  fill(said.position, POSITION)
  if not said.zones then -- each zone by its own name
    said.zones = {}
    for _, zone in ipairs(tables.zones) do said.zones[zone.name] = zone.name end
  end
  said.format = said.format or tables.format
  said.chosen = said.chosen or ""
  said.test_cards = said.test_cards or function() return {} end
  said.is_token = said.is_token or function(declared) return declared.token == true end
  said.position.decks = said.position.decks or function()
    fail("scenario/" .. game .. ".lua: position.decks is missing: no game begins with its set-up")
  end
  said.deck = said.deck or { fields = {}, fill = function(given) return given end }
  return said
end

return words
