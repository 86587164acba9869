-- SPDX-License-Identifier: MIT
-- A whole game by lot: random_game.lua [SEED]
local lunarbiter = require "lunarbiter"

local seed = tonumber(arg and arg[1]) or 1
local pool = lunarbiter.pool { game = "riftbound" }
local game = lunarbiter.game {
  pool = pool, decks = { "jinx-origins", "viktor-origins" }, seed = seed,
}
math.randomseed(seed)

while game:advance() == "awaiting" do
  local decision = game:decision()
  assert(game:answer(decision.number, game:random()))
end

local winner = game:winner()
print(("%s after turn %d"):format(
  winner and "player " .. winner .. " wins" or "nobody wins", game:look(nil, "turn")))
