-- SPDX-License-Identifier: MIT
--
-- evolve.lua -- what is to be said of Shadowverse: Evolve's cards beside what any game's say: a
-- follower that evolves and its evolved face are two cards of one name (2.11, 5.15).

local guess = require("check.guess").hint
local names = require "check.names"

-- The name of the card, which is the first one in its table, and a word in either order.
local NAME = "[%s{]name%s*=%s*\"([^\"\n]+)\""
local function named_with(word)
  return { { "return", "^%s+card%s*{.-" .. NAME .. ".-" .. word }, { "return", "^%s+card%s*{.-" .. word .. ".-" .. NAME } }
end
local FACES = named_with "%f[%w_]evolved%s*=%s*true"
local BASES = named_with "%f[%w_]evolve%f[^%w_]%s*[={]"

local function check(file, files, report, options)
  local source, open = file.source, file.source:returned "card"
  local name = open and source:value(open, "name")
  if not name then return end
  local type = source:value(open, "type")
  if type and type.text ~= "follower" then return end -- what is only turned over in the evolve deck
  for _, entry in ipairs(source:entries(open)) do
    local key = entry.key and source.tokens[entry.key] or source.tokens[entry.first]
    local other = key.text == "evolve" and FACES
      or key.text == "evolved" and source:is(entry.first, "name", "true") and BASES
    local known = other and names.in_cards(file, files, other, options)
    if known and not known[name.text] then
      report:at(source, key, "no-face", other == FACES
        and "it can never evolve: no card with evolved = true is named '%s'%s"
        or "nothing evolves into it: no follower with 'evolve' is named '%s'%s", name.text,
        guess(name.text, known))
    end
  end
end

return { check = check }
