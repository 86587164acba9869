-- SPDX-License-Identifier: MIT
--
-- studio.lua -- the service behind the panes Write and Decks of the table (docs/table.md).
--
--   studio/place.lua     folders that may be written to, and the paths in them
--   studio/write.lua     files: list, read, write, new ones
--   studio/look.lua      check a text, draw its card, play its scenarios: done apart (apart.h)
--   studio/meta.lua      the annotations for editors (scripts/meta/), as tables
--   studio/complete.lua  what may stand at a place of a text, and what a word there means
--   studio/deck.lua      decks: list, read, check, forms; the cards they are built of
--
-- Each function of `serve` takes a request and gives a reply, both JSON.  A sentence for people is
-- raised as an error.

local json = require "json"

local function decoded(f)
  return function(request)
    local value = json.object(request, "the request")
    local reply = f(value)
    return next(reply) == nil and "{}" or json.encode(reply)
  end
end

local function serve(options)
  local functions = {}
  local place = require "studio.place".new(options)
  for _, part in ipairs { "write", "look", "complete", "deck" } do
    for name, f in pairs(require("studio." .. part).serve(options, place)) do functions[name] = decoded(f) end
  end
  return functions
end

return { serve = serve }
