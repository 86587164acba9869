-- SPDX-License-Identifier: MIT
--
-- pools.lua -- the cards that scenarios are played with.
--
-- A pool holds all cards of a game, those of its mods and those a spec brings.  Loading it takes longer
-- than most scenarios: it is kept for the next spec that brings the same ones, and the
-- pool of the many that bring none is kept all the time.  Broken files are left out of it
-- (scenario/broken.lua).

local engine = require "lunarbiter"
local spec = require "scenario.spec"
local tools = require "scenario.tools"

local pools = {}

-- The cards beside those of the folders: the game's test cards, then the spec's own, then
-- those of `options.extra`, { path, text } each.
local function extra_cards(read, options)
  local extra = spec.words_of(read.game).test_cards()
  table.move(read.cards, 1, #read.cards, #extra + 1, extra)
  local known = {}
  for _, card in ipairs(read.cards) do known[card[2]] = true end -- a spec may `use` the same file
  for _, card in ipairs(options.extra or {}) do
    if not known[card[2]] then extra[#extra + 1] = card end
  end
  return extra
end

local function key_of(read)
  local key = { read.game }
  for _, mod in ipairs(read.mods) do key[#key + 1] = mod.directory end
  for _, card in ipairs(read.cards) do key[#key + 1] = card[1] .. "\n" .. card[2] end
  return table.concat(key, "\0")
end

local function folders_of(mods)
  local folders = {}
  for i, mod in ipairs(mods) do folders[i] = mod.directory end
  return folders
end

-- The pool of everything, of this spec.
local function whole(self, read)
  local key, kept, options = key_of(read), self.kept, self.options
  if not kept[key] then
    for other in pairs(kept) do
      if not tools.has(options.games, other) then kept[other] = nil end
    end
    kept[key] = engine.pool { scripts = options.scripts, game = read.game,
      cards = options.cards .. "/" .. read.game, extra = extra_cards(read, options),
      mods = folders_of(read.mods), observe = options.observe ~= nil, partial = true }
  end
  return kept[key]
end

function pools.new(options)
  return { options = options, kept = {}, told = {}, whole = whole }
end

return pools
