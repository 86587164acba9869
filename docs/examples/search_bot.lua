-- SPDX-License-Identifier: MIT
-- A bot that tries every option on copies of the game, against one that draws lots:
-- search_bot.lua [GAMES [TRIES [GAME]]]
local lunarbiter = require "lunarbiter"

local games, tries = tonumber(arg and arg[1]) or 4, tonumber(arg and arg[2]) or 2
local pool = lunarbiter.pool { game = arg and arg[3] or "evolve" }

-- How often player `me` wins when he takes option `i` and everybody goes on by lot.  A copy in
-- which all that he does not know was dealt anew: he looks at no hidden card.
local function wins_with(game, me, i)
  local wins = 0
  for try = 1, tries do
    local copy <close> = game:clone()
    copy:keep_events(false)
    copy:redeal(me, try)
    if copy:choose(i) then
      copy:playout(try)
      if copy:won(me) then wins = wins + 1 end
    end
  end
  return wins
end

local function search(game, decision)
  if decision.shape ~= "pick" or decision.min ~= 1 or decision.max ~= 1 then
    return game:random()
  end
  local best, most = nil, -1
  for i, option in ipairs(decision.options) do
    local wins = option.manual and -1 or wins_with(game, decision.player, i)
    if wins > most then best, most = i, wins end
  end
  return { best }
end

local won = 0
for number = 1, games do
  math.randomseed(number)
  local me = number % 2 + 1
  local game <close> = lunarbiter.game { pool = pool, seed = number }
  while game:advance() == "awaiting" do
    local decision = game:decision()
    local values = decision.player == me and search(game, decision) or game:random()
    assert(game:answer(decision.number, values))
  end
  if game:won(me) then won = won + 1 end
end
print(("search won %d of %d games"):format(won, games))
