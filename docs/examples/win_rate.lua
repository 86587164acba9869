-- SPDX-License-Identifier: MIT
-- What a change to a card does to a deck: win_rate.lua [GAMES]
local lunarbiter = require "lunarbiter"

local games = tonumber(arg and arg[1]) or 100

-- The card as it is, edited and given another name.
local path = lunarbiter.data() .. "/cards/riftbound/ogn/brazen_buccaneer.lua"
local file <close> = assert(io.open(path))
local text = file:read "a"
local function edit(what, with)
  local times
  text, times = text:gsub(what, with)
  assert(times == 1, "the card is not written as it was")
end
edit('id = "ogn%-002", name = "Brazen Buccaneer"', 'id = "new-002", name = "Brazen Admiral"')
edit("might = 5", "might = 9")

local pool = lunarbiter.pool { game = "riftbound", extra = { { "admiral.lua", text } } }
local before, other = pool:deck "jinx-origins", pool:deck "viktor-origins"
local after = pool:deck "jinx-origins"
for i, name in ipairs(after.main) do
  if name == "Brazen Buccaneer" then after.main[i] = "Brazen Admiral" end
end

-- The share of games won by lot, with its 95% interval (Wilson).
local function rate(deck)
  local wins = 0
  for number = 1, games do
    local me = number % 2 + 1 -- the decks take turns at playing first
    local game <close> = lunarbiter.game {
      pool = pool, format = "duel", seed = number,
      decks = me == 1 and { deck, other } or { other, deck },
    }
    game:keep_events(false)
    game:playout(number)
    if game:won(me) then wins = wins + 1 end
  end
  local z, share = 1.96, wins / games
  local middle = (share + z * z / (2 * games)) / (1 + z * z / games)
  local half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games
    + z * z / (4 * games * games))
  return ("%.1f%% (%.1f to %.1f)"):format(100 * share, 100 * (middle - half), 100 * (middle + half))
end

print("before: " .. rate(before))
print("after:  " .. rate(after))
